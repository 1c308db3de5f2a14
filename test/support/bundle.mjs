// Bundles the two entry points into dist/, readable: not minified, no source maps.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const entries = [
  ['build/src/shell/cli/main.js', 'dist/cli'],
  ['build/src/shell/github/main.js', 'dist/action'],
]

rmSync('dist', { recursive: true, force: true })
for (const [entry, out] of entries) {
  execFileSync(
    'npx',
    ['ncc', 'build', entry, '--out', out, '--target', 'es2022', '--license', 'licenses.txt', '--quiet'],
    {
      stdio: 'inherit',
    },
  )
}
