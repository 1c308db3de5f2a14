// Bundles the two entry points into dist/, readable: not minified, no source maps.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import ncc from '@vercel/ncc'

const entries = [
  ['build/src/shell/cli/main.js', 'dist/cli'],
  ['build/src/shell/github/main.js', 'dist/action'],
]

await rm('dist', { recursive: true, force: true })
for (const [entry, out] of entries) {
  const { code, assets } = await ncc(resolve(entry), {
    target: 'es2022',
    license: 'licenses.txt',
    quiet: true,
    // paths that a user gives are no assets: ncc would copy files of that name from here and rewrite the path
    customEmit: () => false,
  })
  await write(join(out, 'index.js'), code)
  for (const [name, { source }] of Object.entries(assets)) await write(join(out, name), source)
}

async function write(file, content) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
