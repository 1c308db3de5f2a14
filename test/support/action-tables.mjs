// Writes the tables of inputs and outputs in docs/github.md from action.yml; `--check` only says whether they are as it has them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
const page = join(root, 'docs/github.md')
const { inputs, outputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'))
const before = readFileSync(page, 'utf8')
const after = [
  ['inputs', table(['input', 'default', 'what'], Object.entries(inputs).map(inputRow))],
  [
    'outputs',
    table(
      ['output', 'what'],
      Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description]),
    ),
  ],
].reduce((text, [name, rows]) => between(text, name, rows), before)

if (!process.argv.includes('--check')) writeFileSync(page, after)
else if (after !== before) {
  process.stderr.write('docs/github.md differs from action.yml; run "npm run docs:action"\n')
  process.exit(1)
}

function inputRow([name, input]) {
  const preset = input.required ? 'required' : input.default ? `\`${input.default}\`` : ''
  return [`\`${name}\``, preset, input.description]
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}

function between(text, name, rows) {
  const [open, close] = [`<!-- ${name} of action.yml -->`, `<!-- end of ${name} -->`]
  const [from, to] = [text.indexOf(open), text.indexOf(close)]
  if (from < 0 || to < from) throw new Error(`docs/github.md has no place for ${name}`)
  return `${text.slice(0, from + open.length)}\n${rows}\n${text.slice(to)}`
}
