import { type Command, Option } from 'commander'
import { MODEL_MODES } from '../../suite/schema/model-mode.ts'
import type { MergeOptions } from './commands/merge.ts'
import type { RunOptions } from './commands/run.ts'
import type { ExitCode, Io } from './io.ts'
import { EXITS, examples, list, MOST_ATTEMPTS, shard, wholeNumber } from './options.ts'

/** The commands that make attempts, at once or in parts. */
export function addRunningCommands(program: Command, io: Io, ended: (exit: ExitCode) => void): void {
  program
    .command('run')
    .description('make the attempts of a suite, grade them, and gate them against the baseline')
    .argument('<suite>', 'path of suite.yaml')
    .option('-k, --attempts <n>', "attempts per task, in place of the suite's own", wholeNumber(1, MOST_ATTEMPTS))
    .option('-t, --tasks <ids>', 'only these tasks; diagnostic, the rest counts as not measured', list)
    .option('--only-failed <dir>', 'only tasks that failed in that run; diagnostic as well')
    .option('--seed <n>', 'run seed; fresh by default', wholeNumber(0))
    .option('--concurrency <n>', 'attempts at the same time; default: the number of cores', wholeNumber(1))
    .option('--resume [dir]', 'go on with that run, or with the newest one that did not come to its end')
    .option('--shard <i/n>', 'make one of n parts, to be joined by turngate merge; needs --seed', shard)
    .addOption(
      new Option(
        '--models <mode>',
        'ask models (live), and keep their answers in cassettes (record), or answer from those (replay)',
      ).choices(MODEL_MODES),
    )
    .option('--base <ref>', 'judge the working tree as a change of that commit, by its copies of all but the agent')
    .option(
      '--continue <dir>',
      'join the attempts of that run of the same head, base and suite, and make as many again',
    )
    .option(
      '--most-attempts <n>',
      'make no more than that, the base agent included, which is measured again where it has to be',
      wholeNumber(1),
    )
    .option('--baseline <dir>', 'baseline folder, or a run directory to compare with; default: baselines/<suite name>')
    .option('--out <dir>', 'run directory; default: .turngate/runs/<id>')
    .option('--no-gate', 'only measure; exit 0 when anything was measured')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      examples(
        'turngate run examples/support-desk/suite.yaml',
        'turngate run suite.yaml --attempts 10 --no-gate',
        'turngate run suite.yaml --tasks refund-over-limit --seed 42',
        'turngate run suite.yaml --models replay',
        'turngate run suite.yaml --resume',
        'turngate run suite.yaml --base origin/main',
        'turngate run suite.yaml --shard 1/3 --seed 42 --out shard-1',
      ) + EXITS,
    )
    .action(async (suite: string, options: RunOptions) => {
      ended(await (await import('./commands/run.ts')).run(io, suite, options))
    })

  program
    .command('merge')
    .description('join the shards of a run; refuses runs that are not all shards of one')
    .argument('<dirs...>', 'the run directories of all shards')
    .option('--out <dir>', 'run directory of the whole; default: .turngate/runs/<id>')
    .option('--json', 'print what was joined as JSON')
    .addHelpText('after', examples('turngate merge shard-1 shard-2 shard-3 --out run', 'turngate gate run'))
    .action(async (dirs: string[], options: MergeOptions) => {
      ended(await (await import('./commands/merge.ts')).merge(io, dirs, options))
    })
}
