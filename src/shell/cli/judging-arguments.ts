import type { Command } from 'commander'
import type { CalibrateOptions } from './commands/calibrate.ts'
import type { ValidateOptions } from './commands/judge.ts'
import type { ExitCode, Io } from './io.ts'
import { examples, number } from './options.ts'

/** The commands that hold Turngate's own judgement against people's. */
export function addJudgingCommands(program: Command, io: Io, ended: (exit: ExitCode) => void): void {
  const judge = program.command('judge').description('licences of judges')
  judge
    .command('validate')
    .description('hold a judge against two humans, and write its licence')
    .argument('<labels>', 'JSON lines: verdicts of two humans and of the judge (docs/judge-licence.md)')
    .option('--suite <file>', "suite whose policy has the bars, and beside which the lock is kept; default: Turngate's")
    .option('--out <file>', 'lock file; default: judge.lock.json beside the suite, else in the working directory')
    .option('--json', 'print the figures as JSON')
    .addHelpText(
      'after',
      `${examples(
        'turngate judge validate labels.jsonl --suite suite.yaml',
        'turngate judge validate labels.jsonl --out judge.lock.json --json',
      )}\nExit codes: 0 every judge is licensed, 1 a judge is below the bar, 2 could not run.`,
    )
    .action(async (labels: string, options: ValidateOptions) => {
      ended(await (await import('./commands/judge.ts')).validate(io, labels, options))
    })

  program
    .command('calibrate')
    .description("hold Turngate's scores against people's labels, and recommend a threshold")
    .argument('<file>', 'labelled pairs (JSON lines), or dialogs with `human` verdicts (docs/calibrate.md)')
    .option('--suite <file>', "suite whose similarity, tools and thresholds are used; default: Turngate's")
    .option('--fpr <share>', 'share of wrong items that may be accepted', number(0, 1), 0.05)
    .option('--html <file>', 'write a page with ROC curves and scores drawn')
    .option('--json', 'print the figures as JSON')
    .addHelpText(
      'after',
      `${examples(
        'turngate calibrate pairs.jsonl --html calibration.html',
        'turngate calibrate dialogs.json --suite suite.yaml --fpr 0.02',
      )}\nExit codes: 0 measured, 2 could not run, 3 no group has both right and wrong items.`,
    )
    .action(async (file: string, options: CalibrateOptions) => {
      ended(await (await import('./commands/calibrate.ts')).calibrate(io, file, options))
    })
}
