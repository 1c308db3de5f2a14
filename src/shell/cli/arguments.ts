import { Command } from 'commander'
import { addAuthoringCommands } from './authoring-arguments.ts'
import type { ShowOptions, WriteOptions } from './commands/baseline.ts'
import type { CompareCommandOptions } from './commands/compare.ts'
import type { DemoOptions } from './commands/demo.ts'
import type { GateOptions } from './commands/gate.ts'
import type { ImportOptions } from './commands/import.ts'
import type { RefreshOptions } from './commands/refresh.ts'
import type { ScoreOptions } from './commands/score.ts'
import type { ExitCode, Io } from './io.ts'
import { addJudgingCommands } from './judging-arguments.ts'
import { EXITS, examples, MOST_ATTEMPTS, number, wholeNumber } from './options.ts'
import { addRunningCommands } from './running-arguments.ts'

/**
 * Reads the command line and runs the command that it names. Commands are loaded when they are called, so that
 * `--version` and `--help` start fast.
 * @throws CommanderError for a bad command line, after its message was printed
 */
export async function parseArguments(argv: readonly string[], io: Io): Promise<ExitCode> {
  let exit: ExitCode = 0
  const program = new Command('turngate')
    .description('Regression gate for AI agents: measures k attempts per task and compares them with a baseline.')
    .version(io.version, '-v, --version')
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .configureHelp({ showGlobalOptions: false })
    .showHelpAfterError('(turngate --help, or turngate COMMAND --help, shows what can be given)')
    .addHelpText('after', `\nStart here:\n  $ turngate demo\n  $ turngate run path/to/suite.yaml\n${EXITS}`)

  program
    .command('demo')
    .description('run the example suite offline and gate it against its committed baseline')
    .option('-k, --attempts <n>', 'attempts per task', wholeNumber(1, MOST_ATTEMPTS))
    .option('--seed <n>', 'run seed', wholeNumber(0))
    .option('--concurrency <n>', 'attempts at the same time', wholeNumber(1))
    .option('--json', 'print the report as JSON')
    .addHelpText('after', examples('turngate demo', 'turngate demo --attempts 10 --seed 7'))
    .action(async (options: DemoOptions) => {
      exit = await (await import('./commands/demo.ts')).demo(io, options)
    })

  addRunningCommands(program, io, (ended) => {
    exit = ended
  })
  program
    .command('score')
    .description('grade stored attempts again: a run directory, or a file of AEM dialogs')
    .argument('<target>', 'run directory, or dialogs.json')
    .option('--suite <file>', 'grade with this suite in place of the one kept with the run')
    .option('--json', 'print scores as JSON')
    .addHelpText(
      'after',
      examples('turngate score dialogs.json', 'turngate score .turngate/runs/20250301T090000Z-3f9a1c'),
    )
    .action(async (target: string, options: ScoreOptions) => {
      exit = await (await import('./commands/score.ts')).score(io, target, options)
    })

  program
    .command('gate')
    .description('gate a stored run against a baseline; makes no attempts')
    .argument('<run>', 'run directory')
    .option('--baseline <dir>', 'baseline folder, or a run directory to compare with; default: baselines/<suite name>')
    .option('--base <ref>', 'judge by policy and baseline of that commit')
    .option('--policy <file>', 'policy in place of the one kept with the run')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      examples(
        'turngate gate runs/candidate --baseline runs/base',
        'turngate gate runs/candidate --policy policy.yaml',
      ) + EXITS,
    )
    .action(async (runDir: string, options: GateOptions) => {
      exit = await (await import('./commands/gate.ts')).gate(io, runDir, options)
    })

  const baseline = program.command('baseline').description('write or show a baseline')
  baseline
    .command('write')
    .description('make a stored run the baseline of its suite')
    .argument('<run>', 'run directory')
    .option('--dir <dir>', 'where to write; default: baselines/<suite name>')
    .option('--json', 'print what was written as JSON')
    .addHelpText('after', examples('turngate baseline write .turngate/runs/20250301T090000Z-3f9a1c'))
    .action(async (runDir: string, options: WriteOptions) => {
      exit = await (await import('./commands/baseline.ts')).write(io, runDir, options)
    })
  baseline
    .command('refresh')
    .description('let a measured run of the default branch enter the baseline of its suite, worse ones as such')
    .argument('<run>', 'run directory')
    .option('--dir <dir>', 'where to write; default: baselines/<suite name>')
    .option('--base <ref>', 'the commit before: what its accept.yaml holds already does not count')
    .option('--json', 'print what was written as JSON')
    .addHelpText(
      'after',
      `${examples('turngate baseline refresh .turngate/runs/20250301T090000Z-3f9a1c')}\nExit codes: 0 refreshed, or nothing to do; 1 recorded, and regressed against the accepted entry; 2 could not run; 3 not measured.`,
    )
    .action(async (runDir: string, options: RefreshOptions) => {
      exit = await (await import('./commands/refresh.ts')).refresh(io, runDir, options)
    })
  baseline
    .command('show')
    .description('show what a baseline holds')
    .argument('<dir>', 'baseline folder, e.g. baselines/support-desk')
    .option('--json', 'print as JSON')
    .addHelpText('after', examples('turngate baseline show baselines/support-desk'))
    .action(async (dir: string, options: ShowOptions) => {
      exit = await (await import('./commands/baseline.ts')).show(io, dir, options)
    })

  program
    .command('import')
    .description('turn recorded trajectories of another tool into a run directory')
    .argument('<format>', 'tau-bench, tau2-bench, openai-chat, otel, adk or dialogs')
    .argument('<file>', 'the file to read')
    .option('--out <dir>', 'run directory; default: .turngate/runs/<id>')
    .option('--suite <name>', 'name of the suite, in place of the one that the file gives')
    .option('--tasks <dir>', 'write the tasks too, a file each, where their gold says what the user writes')
    .option('--json', 'print what was imported as JSON')
    .addHelpText(
      'after',
      examples(
        'turngate import tau-bench gpt-4o-airline.json --out runs/airline',
        'turngate import otel spans.jsonl --out runs/production',
        'turngate import adk orders.evalset.json --tasks tasks',
      ),
    )
    .action(async (format: string, file: string, options: ImportOptions) => {
      exit = await (await import('./commands/import.ts')).importFile(io, format, file, options)
    })

  const ended = (code: ExitCode) => {
    exit = code
  }
  addAuthoringCommands(program, io, ended)
  addJudgingCommands(program, io, ended)
  program
    .command('compare')
    .description('say whether two values or replies mean the same, and why')
    .argument('[gold]', 'the value that is right')
    .argument('[predicted]', 'the value to compare with it')
    .option('--kind <kind>', 'compare as: number, money, percent, quantity, date, month, time, duration, range, …')
    .option('--mode <mode>', 'value: an argument (default); response: a reply, which may say more than the gold one')
    .option('--locale <tag>', 'settles day and month and the decimal mark, e.g. en-US or de-DE')
    .option('--threshold <score>', 'score from which two texts mean the same; default 0.5', number(0, 1))
    .option('--tolerance <distance>', 'numbers that far apart are equal', number(0))
    .option('--strict', 'what could only be accepted with low confidence is different')
    .option(
      '--pairs <file>',
      'JSON lines with gold, predicted and options of their own; prints one JSON verdict a line',
    )
    .option('--json', 'print the verdict as JSON')
    .addHelpText(
      'after',
      `${examples(
        'turngate compare "2024-03-05" "March 5, 2024"',
        'turngate compare --locale de-DE "05.03.2024" "2024-03-05"',
        'turngate compare --mode response "Paris" "The capital of France is Paris."',
        'turngate compare --pairs pairs.jsonl',
      )}\nExit codes: 0 same, or every pair was compared; 1 different; 2 could not run.`,
    )
    .action(async (gold: string | undefined, predicted: string | undefined, options: CompareCommandOptions) => {
      exit = await (await import('./commands/compare.ts')).compare(io, gold, predicted, options)
    })

  await program.parseAsync(argv, { from: 'user' })
  return exit
}
