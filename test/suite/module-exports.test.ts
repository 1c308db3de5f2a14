import { describe, expect, it } from 'vitest'
import { exportedNames } from '../../src/suite/module-exports.ts'

describe('exportedNames', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['export default () => 1', ['default']],
    ['export function ways() {}\nexport const one = 1', ['ways', 'one']],
    ['const a = 1\nexport { a as b }', ['b']],
    ["export { x, y as default } from './other.mjs'", ['x', 'default']],
    ["export * as all from './other.mjs'", ['all']],
    ["import './other.mjs'", []],
    ["export const one = 1\nexport * from './other.mjs'", undefined],
    ["export*from'./other.mjs'", undefined],
    ['module.exports = () => 1', undefined],
    ['export default (', undefined],
    ['', undefined],
  ])('%s', (text, names) => {
    expect(exportedNames('agent.js', text)).toEqual(names)
  })

  it('knows an ES module by its ending', () => {
    expect(exportedNames('agent.mjs', 'module.exports = () => 1')).toEqual([])
  })
})
