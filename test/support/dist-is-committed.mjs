// Fails when dist/, as just built, differs from what is committed.
import { execFileSync } from 'node:child_process'

const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { encoding: 'utf8' })
if (changed !== '') {
  process.stderr.write(`dist/ differs from a fresh build; run "npm run build" and commit dist/:\n${changed}`)
  process.exit(1)
}
process.stdout.write('dist/ is what a fresh build gives\n')
