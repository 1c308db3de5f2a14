import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Attempt } from '../../../src/trace/attempt.ts'
import { exactMatches } from '../../../src/trace/exact-match.ts'
import { detectImporter, importText } from '../../../src/trace/import/index.ts'
import { parseEventLine } from '../../../src/trace/line.ts'
import { usageOf } from '../../../src/trace/usage.ts'
import { agentCalls, replies } from '../../../src/trace/views.ts'

const data = process.env.TURNGATE_SHARED_DATA ?? '../shared/data'
const airline = join(data, 'tau-bench', 'gpt-4o-airline.json')
const tau2 = ['retail-gpt-4.1-finetuned', 'retail-gpt-4.1', 'telecom-gpt-4.1-finetuned', 'telecom-gpt-4.1']
const tau2Path = (name: string) => join(data, 'tau2-bench', `${name}.json`)

const rewards = (attempts: readonly Attempt[]) =>
  attempts.map((attempt) => {
    const end = attempt.events.at(-1)
    return end?.event === 'end' ? end.reward : undefined
  })
const mean = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / values.length

describe.skipIf(!existsSync(airline))('the recorded τ-bench run', () => {
  const text = existsSync(airline) ? readFileSync(airline, 'utf8') : '[]'

  it('is 50 tasks with 4 attempts each and the rewards as recorded', () => {
    const imported = importText(text, airline)
    expect(imported.format).toBe('tau-bench')
    expect(imported.suite).toBe('tau-bench-airline')
    expect(imported.warnings).toEqual([])
    expect(imported.tasks).toHaveLength(50)
    expect(imported.attempts).toHaveLength(200)
    for (const task of imported.tasks) {
      const numbers = imported.attempts.filter((attempt) => attempt.task === task.id).map((attempt) => attempt.attempt)
      expect(numbers).toEqual([1, 2, 3, 4])
    }
    expect(mean(rewards(imported.attempts))).toBeCloseTo(0.42, 12)
    const source = z
      .array(z.object({ task_id: z.number(), trial: z.number(), reward: z.number() }))
      .parse(JSON.parse(text))
    const recorded = new Map(source.map((result) => [`${result.task_id}/${result.trial + 1}`, result.reward]))
    const kept = rewards(imported.attempts)
    for (const [index, attempt] of imported.attempts.entries()) {
      expect(kept[index]).toBe(recorded.get(`${attempt.task}/${attempt.attempt}`))
    }
  })

  it('agrees with the recorded check of outputs', () => {
    const Outputs = z.object({ outputs: z.record(z.string(), z.boolean()) })
    const source = z
      .array(
        z.object({
          task_id: z.number(),
          trial: z.number(),
          info: z.object({ reward_info: z.object({ info: z.unknown() }).nullable() }),
        }),
      )
      .parse(JSON.parse(text))
    const imported = importText(text, airline)
    let compared = 0
    for (const result of source) {
      const recorded = Outputs.safeParse(result.info.reward_info?.info)
      if (!recorded.success) continue
      const task = imported.tasks.find((one) => one.id === String(result.task_id))
      const attempt = imported.attempts.find((one) => one.task === task?.id && one.attempt === result.trial + 1)
      const said = replies(attempt?.events ?? []).map((reply) => reply.text)
      const found = (task?.answer ?? []).map((check) =>
        said.some((reply) => new RegExp(check.matches ?? '', 'i').test(reply)),
      )
      expect(found).toEqual(Object.values(recorded.data.outputs))
      compared += found.length
    }
    expect(compared).toBeGreaterThan(0)
  })
})

describe.skipIf(!tau2.every((name) => existsSync(tau2Path(name))))('the recorded τ²-bench runs', () => {
  it.each([
    ['retail-gpt-4.1-finetuned', 'tau2-retail', 0.85, 0],
    ['retail-gpt-4.1', 'tau2-retail', 0.85, 0],
    ['telecom-gpt-4.1-finetuned', 'tau2-telecom', 0.75, 6],
    ['telecom-gpt-4.1', 'tau2-telecom', 0.45, 0],
  ])('%s is 40 tasks of %s, %d passed', (name, suite, passed, failedBySource) => {
    const imported = importText(readFileSync(tau2Path(name), 'utf8'), name)
    expect(imported.format).toBe('tau2-bench')
    expect(imported.suite).toBe(suite)
    expect(imported.warnings).toEqual([])
    expect(imported.tasks).toHaveLength(40)
    expect(imported.attempts).toHaveLength(40)
    const passes = rewards(imported.attempts).map((reward) => (reward !== undefined && reward >= 1 - 1e-6 ? 1 : 0))
    expect(mean(passes)).toBeCloseTo(passed, 12)
    expect(imported.attempts.filter((attempt) => attempt.outcome.status === 'agent_failed')).toHaveLength(
      failedBySource,
    )
    expect(imported.attempts.every((attempt) => attempt.wall_ms !== undefined && attempt.wall_ms > 0)).toBe(true)
  })

  it.each(['retail', 'telecom'])('%s has the same tasks on both sides', (domain) => {
    const [one, other] = [`${domain}-gpt-4.1-finetuned`, `${domain}-gpt-4.1`].map((name) =>
      importText(readFileSync(tau2Path(name), 'utf8'), 'f').tasks.map((task) => [task.id, task.gold]),
    )
    expect(one).toEqual(other)
  })

  it('reproduces action_match on 665 of 665', () => {
    const Source = z.object({
      tasks: z.array(z.object({ id: z.string() })),
      simulations: z.array(
        z.object({
          task_id: z.string(),
          reward_info: z.object({ action_checks: z.array(z.object({ action_match: z.boolean() })).nullish() }),
        }),
      ),
    })
    let total = 0
    let agreed = 0
    for (const name of tau2) {
      const text = readFileSync(tau2Path(name), 'utf8')
      const source = Source.parse(JSON.parse(text))
      const { tasks, attempts } = importText(text, name)
      // one trial each, and tasks in the order of the file
      for (const [index, { id }] of source.tasks.entries()) {
        const checks = source.simulations.find((one) => one.task_id === id)?.reward_info.action_checks ?? []
        const matches = exactMatches(tasks[index]?.gold ?? [], attempts[index]?.events ?? [])
        expect(matches.length).toBeGreaterThanOrEqual(checks.length)
        total += checks.length
        agreed += checks.filter((check, number) => matches[number]?.matched === check.action_match).length
      }
    }
    expect([agreed, total]).toEqual([665, 665])
  })

  it('knows no cost of the fine-tuned models, and the cost of the others', () => {
    const costs = (name: string) =>
      importText(readFileSync(tau2Path(name), 'utf8'), name)
        .attempts.flatMap((attempt) => attempt.events)
        .filter((event) => event.event === 'model')
        .map((event) => event.cost_usd)
    expect(costs('retail-gpt-4.1-finetuned').every((cost) => cost === undefined)).toBe(true)
    expect(costs('retail-gpt-4.1').every((cost) => cost !== undefined && cost > 0)).toBe(true)
  })
})

describe.skipIf(!existsSync(join(data, 'otel')))('recorded GenAI spans', () => {
  // counted by a script of its own over the files: attempts, tool spans by fate, model calls, tokens in and out
  it.each([
    ['adk_live_spans', 1, [1, 0], 2, 379, 84],
    ['ai-generateText', 2, [0, 0], 2, 64, 29],
    ['claude_live_spans', 1, [6, 0], 1, 132, 850],
    ['openai_agents_genai_live_spans', 1, [5, 0], 8, 1870, 253],
    ['otel_genai_convention_spans', 1, [1, 1], 2, 200, 60],
    ['pydantic_ai_live_spans', 1, [1, 0], 2, 1251, 78],
  ])('%s gives %d attempts and every call, token and word', (name, attempts, [ok, failed], models, input, output) => {
    const file = join(data, 'otel', `${name}.json`)
    const imported = importText(readFileSync(file, 'utf8'), file)
    expect([imported.format, imported.attempts.length]).toEqual(['otel', attempts])
    const calls = imported.attempts.flatMap(({ events }) => agentCalls(events))
    expect(calls.filter((call) => call.fate === 'ok')).toHaveLength(ok ?? 0)
    expect(calls.filter((call) => call.fate === 'failed')).toHaveLength(failed ?? 0)
    expect(calls).toHaveLength((ok ?? 0) + (failed ?? 0))
    expect(calls.every((call) => Object.keys(call.args).length > 0)).toBe(true)
    const usages = imported.attempts.map(({ events }) => usageOf(events))
    const sum = (key: 'model_calls' | 'input_tokens' | 'output_tokens') =>
      usages.reduce((total, usage) => total + (usage[key] ?? Number.NaN), 0)
    expect([sum('model_calls'), sum('input_tokens'), sum('output_tokens')]).toEqual([models, input, output])
    for (const { events, wall_ms } of imported.attempts) {
      expect(events[0]?.event).toBe('user')
      expect(replies(events).at(-1)?.text).not.toBe('')
      expect(wall_ms).toBeGreaterThan(0)
    }
    expect(imported.warnings.filter((warning) => warning.includes('not captured'))).toEqual([])
  })
})

describe.skipIf(!existsSync(join(data, 'adk')))('recorded ADK eval sets', () => {
  it.each([
    ['dependent_tool_calls', 2, 2],
    ['order_query', 4, 7],
    ['simple_multi_turn_conversation', 2, 2],
  ])('%s is a task of %d user turns and %d calls', (name, turns, calls) => {
    const file = join(data, 'adk', `${name}.test.json`)
    const { format, tasks, attempts } = importText(readFileSync(file, 'utf8'), file)
    expect([format, tasks.length, attempts.length]).toEqual(['adk', 1, 0])
    const gold = tasks[0]?.gold ?? []
    const count = (kind: string) => gold.filter(({ turn }) => turn === kind).length
    expect([count('User'), count('Tool'), count('Agent')]).toEqual([turns, calls, turns])
  })
})

describe.skipIf(!existsSync(join(data, 'adk')))('recorded files of other formats', () => {
  it.each(['similarity/bfcl_pairs.json', 'otel/LICENSE'])('%s is none of ours', (name) => {
    const text = readFileSync(join(data, name), 'utf8')
    expect(() => detectImporter(text, name)).toThrow(/one of the known formats|none of the known formats/)
  })

  it('a file of another kind is no trace', () => {
    expect(parseEventLine(readFileSync(join(data, 'adk/order_query.test.json'), 'utf8')).kind).toBe('broken')
  })
})
