import { describe, expect, it } from 'vitest'
import { kinOf, modelFamily } from '../../../src/grade/judge/family.ts'

describe('the family of a model', () => {
  it.each([
    ['gpt-4.1-mini-2025-04-14', 'openai'],
    ['o3-mini', 'openai'],
    ['openai/gpt-4o', 'openai'],
    ['ft:gpt-4o-mini:acme::abc', 'openai'],
    ['claude-sonnet-4', 'anthropic'],
    ['eu.anthropic.claude-3-haiku', 'anthropic'],
    ['models/gemini-2.5-pro', 'google'],
    ['google/gemma-3-27b-it', 'google'],
    ['meta-llama/Llama-3.3-70B-Instruct', 'meta'],
    ['deepseek-r1-distill-llama-70b', 'deepseek'],
    ['Qwen/Qwen3-32B', 'qwen'],
    ['mixtral-8x7b', 'mistral'],
    ['olmo-2', 'olmo'],
    ['acme/house-model-2', 'house'],
    ['7', undefined],
  ])('of %s is %s', (model, family) => {
    expect(modelFamily(model)).toBe(family)
  })

  it.each([
    ['gpt-4.1', ['claude-sonnet-4', 'o3'], 'o3'],
    ['gpt-4.1', ['claude-sonnet-4'], undefined],
    ['house-1', ['house-2'], 'house-2'],
    ['7', ['7'], undefined],
    ['gpt-4.1', [], undefined],
  ])('of %s among %j is %s', (judge, agent, kin) => {
    expect(kinOf(judge, agent)).toBe(kin)
  })
})
