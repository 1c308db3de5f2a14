import { stripVTControlCharacters } from 'node:util'
import stringWidth from 'fast-string-width'
import { describe, expect, it } from 'vitest'
import { renderTerminal } from '../../../src/report/terminal/render.ts'
import { REPORTS } from '../reports.ts'

describe.each(Object.entries(REPORTS))('%s', (_, report) => {
  it.each([80, 100, 60])('fits %d columns', (width) => {
    const widest = Math.max(
      ...renderTerminal(report, { width, color: false })
        .split('\n')
        .map((line) => stringWidth(line)),
    )
    expect(widest).toBeLessThanOrEqual(width)
  })

  it('says the same with and without colour, and has none when told so', () => {
    const plain = renderTerminal(report, { width: 80, color: false })
    expect(stripVTControlCharacters(plain)).toBe(plain)
    const coloured = renderTerminal(report, { width: 80, color: true })
    expect(coloured).not.toBe(plain)
    expect(stripVTControlCharacters(coloured).replaceAll(/\s+/g, ' ')).toBe(plain.replaceAll(/\s+/g, ' '))
  })
})
