import type { Command } from 'commander'
import type { VerifyOptions } from './commands/sandbox.ts'
import type { ExitCode, Io } from './io.ts'
import { examples, wholeNumber } from './options.ts'

/** The commands around the world that attempts are made in. */
export function addSandboxCommands(program: Command, io: Io, ended: (exit: ExitCode) => void): void {
  const sandbox = program.command('sandbox').description('the world that attempts are made in')
  sandbox
    .command('verify')
    .description('ask every tool the same twice, and show that answers and final state are the same')
    .argument('<suite>', 'path of suite.yaml')
    .option('--run <dir>', 'ask what the attempts of this run directory asked, besides')
    .option('--seed <n>', 'seed of the failures and delays that are drawn; default: 1', wholeNumber(0))
    .option('--json', 'print what was found as JSON')
    .addHelpText(
      'after',
      `${examples(
        'turngate sandbox verify examples/support-desk/suite.yaml',
        'turngate sandbox verify suite.yaml --run .turngate/runs/20250301T090000Z-3f9a1c --json',
      )}\nExit codes: 0 the same each time, 1 something answers differently or a handler fails, 2 could not run.`,
    )
    .action(async (suite: string, options: VerifyOptions) => {
      ended(await (await import('./commands/sandbox.ts')).verify(io, suite, options))
    })

  program
    .command('mcp-stdio', { hidden: true })
    .description("serve an attempt's tools over standard streams; MCP clients start it")
    .argument('[url]', 'address of the tools; default: TURNGATE_MCP_URL')
    .action(async (url: string | undefined) => {
      ended(await (await import('./commands/mcp-stdio.ts')).mcpStdio(io, url))
    })
}
