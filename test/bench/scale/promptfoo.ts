import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The newest that runs on Node 20. */
const VERSION = '0.121.20'

/** Of the database that it opens at its start: without it nothing runs. */
const NATIVE = `@libsql/${process.platform}-${process.arch}${process.platform === 'linux' ? '-gnu' : ''}@0.5.29`

/** Installs promptfoo outside of this repository, unless it is there from an earlier time. Gives its entry point. */
export function installPromptfoo(folder = join(tmpdir(), `turngate-bench-promptfoo-${VERSION}`)): string {
  const entry = join(folder, 'node_modules/promptfoo/dist/src/entrypoint.js')
  if (existsSync(entry)) return entry
  mkdirSync(folder, { recursive: true })
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional', '--omit=peer']
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, `promptfoo@${VERSION}`, NATIVE], { stdio: 'inherit' })
  return entry
}

/** Cache, telemetry and looking for a newer version off, and everything that it keeps in a folder of its own. */
export function promptfooEnv(folder: string): Record<string, string> {
  return {
    PROMPTFOO_CONFIG_DIR: join(folder, 'promptfoo'),
    PROMPTFOO_CACHE_ENABLED: 'false',
    PROMPTFOO_DISABLE_TELEMETRY: '1',
    PROMPTFOO_DISABLE_UPDATE: '1',
    PROMPTFOO_DISABLE_REMOTE_GENERATION: '1',
    PROMPTFOO_DISABLE_SHARING: '1',
  }
}

/** Writes the suite as promptfoo has it; gives the arguments that run it. */
export function promptfooRun(folder: string, tasks: number, attempts: number, concurrency: number): string[] {
  const config = {
    prompts: ['{{text}}'],
    providers: ['exec: sh agent.sh'],
    tests: Array.from({ length: tasks }, (_, index) => ({
      vars: { text: `hello ${index}` },
      assert: [{ type: 'contains', value: 'done' }],
    })),
  }
  const [file, out] = [join(folder, 'promptfooconfig.json'), join(folder, 'promptfoo.json')]
  writeFileSync(file, JSON.stringify(config))
  const size = ['--repeat', String(attempts), '-j', String(concurrency)]
  return ['eval', '-c', file, ...size, '--no-cache', '--no-table', '--no-progress-bar', '--no-write', '-o', out]
}
