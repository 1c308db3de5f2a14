import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Id } from '../../../src/suite/schema/common.ts'
import { legalId, legalIds } from '../../../src/trace/import/ids.ts'

describe('legalIds', () => {
  it.each([
    ['5', '5'],
    ['refund-over-limit', 'refund-over-limit'],
    ['[data]roaming|plane mode[PERSONA:None]', 'data-roaming-plane-mode-PERSONA-None'],
    ['../../etc/passwd', 'etc-passwd'],
    ['ünïcode', 'n-code'],
    ['', 'unnamed'],
    ['###', 'unnamed'],
  ])('makes %j legal', (name, id) => {
    expect(legalId(name)).toBe(id)
  })

  it('keeps names apart that would become the same', () => {
    const ids = [...legalIds(['a b', 'a-b', 'a|b', 'A-B']).values()]
    expect(ids).toEqual([
      expect.stringMatching(/^a-b-[0-9a-f]{8}$/),
      'a-b',
      expect.stringMatching(/^a-b-[0-9a-f]{8}$/),
      'A-B',
    ])
    expect(new Set(ids).size).toBe(4)
  })

  it('cuts long names and keeps them apart', () => {
    const [one, two] = legalIds(['x'.repeat(200), `${'x'.repeat(200)}y`]).values()
    expect(one).toHaveLength(100)
    expect(two).not.toBe(one)
  })

  it('is legal and unique for any names', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 130 })), (names) => {
        const ids = [...legalIds(names).values()]
        for (const id of ids) expect(Id.safeParse(id).success).toBe(true)
        expect(new Set(ids).size).toBe(names.length)
      }),
    )
  })
})
