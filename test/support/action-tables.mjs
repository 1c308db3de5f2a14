// Writes the tables of inputs and outputs in docs/github.md from action.yml, and that of recipes in README.md from the
// workflows; `--check` only says whether they are as those have them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
const read = (path) => readFileSync(join(root, path), 'utf8')
const { inputs, outputs } = parse(read('action.yml'))

write('docs/github.md', {
  'inputs of action.yml': table(['input', 'default', 'what'], Object.entries(inputs).map(inputRow)),
  'outputs of action.yml': table(
    ['output', 'what'],
    Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description]),
  ),
})
write('README.md', { 'recipes of docs/recipes': table(['workflow', 'what it does', 'its token may'], recipeRows()) })

function inputRow([name, input]) {
  const preset = input.required ? 'required' : input.default ? `\`${input.default}\`` : ''
  return [`\`${name}\``, preset, input.description]
}

/** One row a recipe: its first comment, and the permissions of each of its jobs. */
function recipeRows() {
  const names = readdirSync(join(root, 'docs/recipes')).filter((name) => name.endsWith('.yml'))
  return names.map((name) => {
    const text = read(`docs/recipes/${name}`)
    const [, what = ''] = /^# (.*)$/m.exec(text) ?? []
    const jobs = Object.entries(parse(text).jobs)
    const granted = jobs.map(([job, { permissions }]) => {
      const list = Object.entries(permissions).map(([scope, level]) => `\`${scope}: ${level}\``)
      return jobs.length === 1 ? list.join(', ') : `${job}: ${list.join(', ')}`
    })
    return [`[${name}](docs/recipes/${name})`, what, granted.join('; ')]
  })
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}

function write(path, tables) {
  const before = read(path)
  const after = Object.entries(tables).reduce((text, [name, rows]) => between(path, text, name, rows), before)
  if (!process.argv.includes('--check')) writeFileSync(join(root, path), after)
  else if (after !== before) {
    process.stderr.write(`${path} has a table that is not up to date; run "npm run docs:action"\n`)
    process.exitCode = 1
  }
}

function between(path, text, name, rows) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- end of ${name.split(' ')[0]} -->`]
  const [from, to] = [text.indexOf(open), text.indexOf(close)]
  if (from < 0 || to < from) throw new Error(`${path} has no place for ${name}`)
  return `${text.slice(0, from + open.length)}\n${rows}\n${text.slice(to)}`
}
