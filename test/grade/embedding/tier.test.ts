import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cosine } from '../../../src/grade/embedding/cosine.ts'
import { withEmbedding } from '../../../src/grade/embedding/similarity.ts'
import { embeddingTier } from '../../../src/grade/embedding/tier.ts'
import { openVectors } from '../../../src/grade/embedding/vectors.ts'
import { openaiEmbedder } from '../../../src/grade/openai.ts'
import type { Embedder, ReplyClaim, ReplyComparison, Similarity, VectorCache } from '../../../src/grade/ports.ts'
import { openVectorFolder } from '../../../src/shell/files/vector-folder.ts'
import { EmbeddingOptions } from '../../../src/suite/schema/judge.ts'
import { endpointAt } from '../../support/judges.ts'
import { type ModelRequest, modelServer, type Scripted } from '../../support/model-server.ts'

const GOLD = 'The order has been sent back to the shop.'
const SAME = 'Your parcel is on its way back to the shop.'
const OTHER = 'The shop is closed, the order cannot be sent.'

/** Meaning by decree: texts that say it alike have one vector. */
const MEANING: Readonly<Record<string, readonly number[]>> = { [GOLD]: [1, 0], [SAME]: [0.9, 0.1], [OTHER]: [0, 1] }

function embed({ body }: ModelRequest): Scripted {
  return { body: { data: body.input.map((text, index) => ({ index, embedding: MEANING[text] ?? [1, 1] })) } }
}

/** Leaves every pair of texts undecided. */
const UNDECIDED: Similarity = {
  version: 'undecided',
  compareValues: () => ({ score: 0.5, equivalent: true, tier: 'lexical', reason: 'half' }),
  compareReplies: () => ({
    ...{ score: 0.4, equivalent: false, tier: 'lexical', reason: 'words', complete: false, truthful: false },
    failure: 'inconsistent_response',
  }),
}

const options = EmbeddingOptions.parse({ model: 'embed-1' })
const NO_CACHE: VectorCache = { get: async () => undefined, put: async () => undefined }

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'turngate-vectors-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

describe('the cosine', () => {
  it.each<[readonly number[], readonly number[], number | undefined]>([
    [[1, 0], [2, 0], 1],
    [[1, 0], [0, 3], 0],
    [[1, 0], [-1, 0], -1],
    [[3, 4], [4, 3], 0.96],
    [[0, 0], [1, 0], undefined],
    [[1], [1, 0], undefined],
  ])('of %j and %j is %s', (a, b, value) => {
    const found = cosine(Float32Array.from(a), Float32Array.from(b))
    if (value === undefined) expect(found).toBeUndefined()
    else expect(found).toBeCloseTo(value, 6)
  })
})

describe('what the tier has a say on', () => {
  const refined = withEmbedding(UNDECIDED, () => 0.1, 0.6)
  const says = (found: Partial<ReplyComparison>) => {
    const base: Similarity = {
      ...UNDECIDED,
      compareReplies: (gold, predicted) => ({ ...UNDECIDED.compareReplies(gold, predicted), ...found }),
    }
    return withEmbedding(base, () => 0.9, 0.6).compareReplies(GOLD, SAME)
  }

  it.each<[string, string, object]>([
    ['NYC', 'New York City', {}],
    ['2024-03-05', '2024-05-03', {}],
    [GOLD, 'shop', {}],
    [GOLD, SAME, { kind: 'exact' }],
    [GOLD, SAME, { kind: 'number' }],
  ])('not %s ~ %s %j', (gold, predicted, field) => {
    expect(refined.compareValues(gold, predicted, field).tier).toBe('lexical')
  })

  it('free sentences that words leave undecided', () => {
    expect(refined.compareValues(GOLD, SAME)).toMatchObject({ equivalent: false, tier: 'embedding' })
    expect(refined.compareValues(GOLD, SAME, { kind: 'text' }).tier).toBe('embedding')
  })

  it.each<[string, Partial<ReplyComparison>]>([
    ['a veto', { tier: 'veto', score: 0.5 }],
    ['an exact match', { tier: 'exact', score: 1, equivalent: true, complete: true, truthful: true }],
    ['next to nothing in common', { score: 0.1 }],
    ['nearly the same words', { score: 0.95 }],
    ['a fact that must be mentioned and is not', { complete: false, truthful: true }],
  ])('not %s', (_title, found) => {
    expect(says(found).tier).not.toBe('embedding')
  })

  it('a reply that means the same is complete and truthful', () => {
    const found = says({})
    expect(found).toMatchObject({ equivalent: true, complete: true, truthful: true, tier: 'embedding', score: 0.875 })
    expect(found.failure).toBeUndefined()
  })

  it.each([
    [1, 1],
    [0.8, 0.75],
    [0.6, 0.5],
    [0.3, 0.25],
    [-0.5, 0],
  ])('cosine %s scores %s at the threshold 0.6', (value, score) => {
    const found = withEmbedding(UNDECIDED, () => value, 0.6).compareReplies(GOLD, SAME)
    expect(found.score).toBeCloseTo(score, 10)
    expect(found.equivalent).toBe(value >= 0.6)
  })
})

describe('a reply that was taken apart', () => {
  const claims: readonly ReplyClaim[] = [
    { text: 'Order 1001 is on its way.', score: 1, verdict: 'stated' },
    { text: GOLD, score: 0.4, verdict: 'missing', open: true },
  ]
  const base: Similarity = {
    ...UNDECIDED,
    compareReplies: () => ({
      ...{
        score: 0.45,
        equivalent: false,
        tier: 'facts',
        reason: 'not stated',
        complete: false,
        truthful: true,
        claims,
      },
      failure: 'incomplete_response',
    }),
  }
  const compareAt = (near: number, like: Similarity = base) => {
    const cosineOf = (_: string, said: string) => (said === SAME ? near : 0)
    return withEmbedding(like, cosineOf, 0.6).compareReplies(
      `Order 1001 is on its way. ${GOLD}`,
      `Hi. 1001. ${SAME} Bye.`,
    )
  }

  it('has its open claims settled by the nearest sentence', () => {
    expect(compareAt(0.8)).toMatchObject({ equivalent: true, complete: true, truthful: true, tier: 'embedding' })
    expect(compareAt(0.8)).not.toHaveProperty('failure')
    expect(compareAt(0.3)).toMatchObject({ equivalent: false, complete: false, failure: 'incomplete_response' })
  })

  it.each(['missing', 'contradicted'] as const)('keeps what facts settled: %s', (verdict) => {
    const settled: ReplyClaim = { text: 'The refund is $54.20 in all.', score: 0.3, verdict }
    const other: Similarity = {
      ...base,
      compareReplies: () => ({
        ...base.compareReplies('', ''),
        truthful: verdict !== 'contradicted',
        claims: [...claims, settled],
      }),
    }
    const found = compareAt(0.99, other)
    expect(found).toMatchObject({ equivalent: false, complete: verdict !== 'missing', truthful: verdict === 'missing' })
    expect(found.claims?.at(-1)).toEqual(settled)
  })

  it('with no open claim is left as it is', () => {
    const closed: Similarity = {
      ...base,
      compareReplies: () => ({ ...base.compareReplies('', ''), claims: claims.map(({ open: _, ...claim }) => claim) }),
    }
    expect(compareAt(0.99, closed).tier).toBe('facts')
  })
})

describe('the tier', () => {
  it('asks for the vectors of a whole attempt at once, and of each text only once ever', async () => {
    const cache = openVectorFolder(folder())
    const server = await modelServer(embed)
    const grade = (similarity: Similarity) => {
      return [SAME, OTHER].map((said) => similarity.compareReplies(GOLD, said).equivalent)
    }
    for (const round of [1, 2]) {
      // a new one each time, as in another run
      const tier = embeddingTier(openaiEmbedder(endpointAt(server.url), options), cache, options)
      const settled = await tier.settle(UNDECIDED, grade)
      expect(settled.kind === 'settled' && grade(settled.similarity)).toEqual([true, false])
      expect([round, server.requests.map(({ body }) => body.input)]).toEqual([round, [[GOLD, SAME, OTHER]]])
    }
  })

  it('asks nothing where words decide', async () => {
    const server = await modelServer(embed)
    const tier = embeddingTier(openaiEmbedder(endpointAt(server.url), options), NO_CACHE, options)
    await tier.settle(UNDECIDED, (similarity) => void similarity.compareValues('NYC', 'New York City'))
    expect(server.requests).toEqual([])
  })

  it('follows comparisons that are made only after others were settled', async () => {
    const server = await modelServer(embed)
    const tier = embeddingTier(openaiEmbedder(endpointAt(server.url), options), NO_CACHE, options)
    const settled = await tier.settle(UNDECIDED, (similarity) => {
      if (similarity.compareReplies(GOLD, SAME).tier === 'embedding') similarity.compareReplies(GOLD, OTHER)
    })
    expect(settled.kind).toBe('settled')
    expect(server.requests.map(({ body }) => body.input)).toEqual([[GOLD, SAME], [OTHER]])
  })

  it('says why where the endpoint fails, and scores nothing by another rule', async () => {
    const server = await modelServer(() => ({ status: 500, body: {} }))
    const tier = embeddingTier(openaiEmbedder(endpointAt(server.url), options), NO_CACHE, options)
    const settled = await tier.settle(UNDECIDED, (similarity) => void similarity.compareReplies(GOLD, SAME))
    expect(settled).toEqual({ kind: 'failed', reason: 'embeddings: the endpoint answered 500' })
  })

  it.each([
    ['zero', [0, 0]],
    ['of another length than those it kept', [1]],
  ])('scores nothing by another rule where a vector is %s', async (_title, odd) => {
    const embedder: Embedder = {
      model: 'embed-1',
      embed: async (texts) => texts.map((text) => Float32Array.from(text === GOLD ? [1, 0] : odd)),
    }
    const tier = embeddingTier(embedder, NO_CACHE, options)
    const settled = await tier.settle(UNDECIDED, (similarity) => void similarity.compareReplies(GOLD, SAME))
    expect(settled).toEqual({ kind: 'failed', reason: 'embeddings: two vectors cannot be compared' })
  })

  it('sends batches', async () => {
    const server = await modelServer(embed)
    const texts = Array.from({ length: 200 }, (_, index) => `text ${index}`)
    const vectors = openVectors(openaiEmbedder(endpointAt(server.url), options), NO_CACHE)
    expect((await vectors.of([...texts, ...texts])).size).toBe(200)
    expect(server.requests.map(({ body }) => body.input.length)).toEqual([96, 96, 8])
  })
})

describe('vectors on disk', () => {
  it('are kept as they were', async () => {
    const path = folder()
    const vector = Float32Array.of(0.1, -2.5, 1e-20)
    await openVectorFolder(path).put('k', vector)
    expect(await openVectorFolder(path).get('k')).toEqual(vector)
    expect(await openVectorFolder(path).get('other')).toBeUndefined()
    expect((await readdir(path)).sort()).toEqual(['.gitignore', 'k.f32'])
  })

  it('that are broken are not there', async () => {
    const path = folder()
    writeFileSync(join(path, 'k.f32'), 'abc')
    writeFileSync(join(path, 'empty.f32'), '')
    const cache = openVectorFolder(path)
    expect(await cache.get('k')).toBeUndefined()
    expect(await cache.get('empty')).toBeUndefined()
  })

  it('that cannot be written stop nothing', async () => {
    const path = folder()
    writeFileSync(join(path, 'file'), '')
    await openVectorFolder(join(path, 'file', 'below')).put('k', Float32Array.of(1))
  })
})
