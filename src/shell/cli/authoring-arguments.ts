import type { Command } from 'commander'
import type { GoldDraftOptions } from './commands/gold.ts'
import type { SchemaOptions } from './commands/schema.ts'
import type { ExitCode, Io } from './io.ts'
import { examples } from './options.ts'

/** The commands that help to write a suite. */
export function addAuthoringCommands(program: Command, io: Io, ended: (exit: ExitCode) => void): void {
  const gold = program.command('gold').description('what tasks expect')
  gold
    .command('draft')
    .description("write a task's gold and expectations from a passing trace; advisory until a person has reviewed it")
    .argument('[task]', 'id of the task')
    .requiredOption(
      '--from <run/attempt>',
      'run directory and number of the attempt; without a number, the first that passed',
    )
    .option('--suite <file>', 'suite that holds the task; default: the one that the run was made of')
    .option('--out <file>', 'file for the task, in place of the one that holds it')
    .option('--all', 'every task of the suite of which an attempt passed')
    .option('--force', 'take a failed attempt for right; write over reviewed gold and over what you wrote')
    .option('--json', 'print what was drafted as JSON')
    .addHelpText(
      'after',
      `${examples(
        'turngate gold draft refund-over-limit --from .turngate/runs/20250301T090000Z-3f9a1c/2',
        'turngate gold draft --all --from runs/base --suite suite.yaml',
        'turngate gold draft refund --from runs/imported/1 --out tasks/refund.yaml',
      )}\nExit codes: 0 drafted, 2 could not.`,
    )
    .action(async (task: string | undefined, options: GoldDraftOptions) => {
      ended(await (await import('./commands/gold.ts')).draft(io, task, options))
    })

  program
    .command('schema')
    .description('write the JSON Schemas of the file formats, so that editors complete and check')
    .argument('[name]', 'suite, task, tools, policy, trace, dialogs, …; default: all of them')
    .option('--out <dir>', 'folder to write <name>.schema.json into; default: one schema on stdout, all into schemas/')
    .option('--json', 'print the names of what was written as JSON')
    .addHelpText(
      'after',
      `${examples('turngate schema --out schemas', 'turngate schema task > task.schema.json')}
In a YAML file: # yaml-language-server: $schema=../schemas/task.schema.json`,
    )
    .action(async (name: string | undefined, options: SchemaOptions) => {
      ended(await (await import('./commands/schema.ts')).schema(io, name, options))
    })
}
