import { describe, it } from 'vitest'
import { expectProblems, type MalformedCase } from '../../support/malformed.ts'

const CASES: readonly MalformedCase[] = [
  ['no file', { 'suite.yml': '' }, ['suite.yaml: There is no file `suite.yaml`. Did you mean `suite.yml`?']],
  ['a folder', { 'suite.yaml/x': '' }, ['suite.yaml: `suite.yaml` is a folder, not a file. Name the file in it.']],
  [
    'an empty file',
    { 'suite.yaml': '' },
    ['suite.yaml:1:1: The file is empty. Begin with `version: 1`, `name:`, `tasks:` and `agent:`.'],
  ],
  [
    'only a comment',
    { 'suite.yaml': '# later\n' },
    ['suite.yaml:1:1: The file is empty. Begin with `version: 1`, `name:`, `tasks:` and `agent:`.'],
  ],
  [
    'a list',
    { 'suite.yaml': '- 1' },
    ['suite.yaml:1:1: A suite is a map of keys. Begin with `version: 1`, `name:`, `tasks:` and `agent:`.'],
  ],
  [
    'a huge file',
    { 'suite.yaml': ' '.repeat(2_097_153) },
    ['suite.yaml: `suite.yaml` is too large (2097153 bytes). Split it, or keep what is not read out of it.'],
  ],
  [
    'a binary file',
    { 'suite.yaml': new Uint8Array([0x61, 0x0a, 0x62, 0]) },
    ['suite.yaml:2:2: The file is not text: it holds a NUL byte. Name a YAML or JSON file.'],
  ],
  [
    'invalid UTF-8',
    { 'suite.yaml': new Uint8Array([0x61, 0x0a, 0x62, 0x63, 0xff]) },
    ['suite.yaml:2:3: The file is not valid UTF-8. Save it as UTF-8.'],
  ],
  [
    'UTF-16',
    { 'suite.yaml': new Uint8Array([0xff, 0xfe, 0x61, 0]) },
    ['suite.yaml:1:1: The file is UTF-16 text, not UTF-8. Save it as UTF-8.'],
  ],
]

describe('malformed file', () => {
  it.each(CASES)('%s', (_title, files, problems) => expectProblems(files, problems))
})
