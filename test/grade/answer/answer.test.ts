import { describe, expect, it } from 'vitest'
import { gradeAnswer } from '../../../src/grade/answer/grade-answer.ts'
import type { AnswerCheck, FileCheck, StateCheck } from '../../../src/suite/schema/task.ts'
import type { Evidence, FileEvidence } from '../../../src/trace/attempt.ts'
import { makeAttempt, makeTask, reply, user } from '../make.ts'

function ofReplies(check: AnswerCheck, texts: readonly string[]) {
  const events = texts.flatMap((text) => [user(), reply(text)])
  return gradeAnswer(makeAttempt(events), makeTask({ answer: [check] }))
}

const SCHEMA = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer' } },
  additionalProperties: false,
}

describe('replies', () => {
  it.each<[title: string, check: AnswerCheck, texts: string[], code: string | undefined]>([
    ['equals', { equals: 'Done.' }, ['Done.'], undefined],
    ['equals: white space at the ends and line ends do not count', { equals: 'a\nb' }, ['  a\r\nb\n'], undefined],
    ['equals: case counts', { equals: 'Done.' }, ['done.'], 'text_not_equal'],
    ['equals, ignore_case', { equals: 'Done.', ignore_case: true }, ['DONE.'], undefined],
    ['equals: composed and decomposed accents are one', { equals: 'caf\u00e9' }, ['cafe\u0301'], undefined],
    ['contains', { contains: 'refunded' }, ['It was refunded today.'], undefined],
    ['contains: missing', { contains: 'refunded' }, ['It was shipped.'], 'text_not_contained'],
    ['contains, ignore_case', { contains: 'Refunded', ignore_case: true }, ['it was REFUNDED'], undefined],
    ['contains is no pattern', { contains: 'a.c' }, ['abc'], 'text_not_contained'],
    ['not_contains', { not_contains: 'sorry' }, ['Done.'], undefined],
    ['not_contains: there', { not_contains: 'sorry' }, ['I am sorry.'], 'text_contained'],
    ['not_contains, ignore_case', { not_contains: 'sorry', ignore_case: true }, ['Sorry.'], 'text_contained'],
    ['matches', { matches: '\\border\\s+1001\\b' }, ['Your order  1001 is here'], undefined],
    ['matches: not', { matches: '^order' }, ['Your order'], 'pattern_not_matched'],
    ['matches, ignore_case', { matches: 'ORDER', ignore_case: true }, ['order'], undefined],
    ['not_matches', { not_matches: '\\d{16}' }, ['Card ends in 1234'], undefined],
    ['not_matches: there', { not_matches: '\\d{16}' }, ['4111111111111111'], 'pattern_matched'],
    ['a pattern that does not compile fails either way', { matches: '(' }, ['('], 'pattern_unusable'],
    ['… and negated', { not_matches: '(?=a)' }, ['b'], 'pattern_unusable'],
    ['json: key order and 1.0 do not matter', { json: { a: 1, b: [true] } }, ['{"b":[true],"a":1.0}'], undefined],
    ['json: in a fenced block', { json: { a: 1 } }, ['Here:\n```json\n{"a": 1}\n```\nBye.'], undefined],
    ['json: the last fenced block counts', { json: 2 }, ['```json\n1\n```\nno:\n```JSON\n2\n```'], undefined],
    ['json: a fence left open', { json: [1] }, ['```json\n[1]'], undefined],
    ['json: absent is not null', { json: { a: null } }, ['{}'], 'json_differs'],
    ['json: the order of a list counts', { json: [1, 2] }, ['[2,1]'], 'json_differs'],
    ['json: null is a value', { json: null }, ['null'], undefined],
    ['json: false is a value', { json: false }, ['false'], undefined],
    ['json: another value', { json: { a: 1 } }, ['{"a":2}'], 'json_differs'],
    ['json: prose', { json: { a: 1 } }, ['a is 1'], 'not_json'],
    ['json: a block of another language', { json: { a: 1 } }, ['```js\n{"a":1}\n```'], 'not_json'],
    ['json: nested too deeply', { json: [] }, ['['.repeat(100_000) + ']'.repeat(100_000)], 'not_json'],
    ['json_schema', { json_schema: SCHEMA }, ['{"id":7}'], undefined],
    ['json_schema: in a fenced block', { json_schema: SCHEMA }, ['```json\n{"id":7}\n```'], undefined],
    ['json_schema: refused', { json_schema: SCHEMA }, ['{"id":"7"}'], 'schema_refused'],
    ['json_schema: unknown key', { json_schema: SCHEMA }, ['{"id":7,"x":1}'], 'schema_refused'],
    ['json_schema: prose', { json_schema: SCHEMA }, ['id 7'], 'not_json'],
    ['json_schema: format', { json_schema: { type: 'string', format: 'date' } }, ['"2024-13-01"'], 'schema_refused'],
    ['json_schema: that is none', { json_schema: { type: 'nonsense' } }, ['1'], 'schema_unusable'],
    ['json_schema: prefixItems', { json_schema: { prefixItems: [{ const: 1 }] } }, ['[2]'], 'schema_refused'],
    [
      'json_schema: draft 7 lists',
      { json_schema: { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ const: 1 }] } },
      ['[2]'],
      'schema_refused',
    ],
    ['the last reply is looked at', { contains: 'yes' }, ['yes', 'no'], 'text_not_contained'],
    ['reply: any', { contains: 'yes', reply: 'any' }, ['yes', 'no'], undefined],
    ['reply: any, in none', { contains: 'yes', reply: 'any' }, ['no', 'no'], 'text_not_contained'],
    ['reply: any, negated: in none of them', { not_contains: 'yes', reply: 'any' }, ['yes', 'no'], 'text_contained'],
    ['negated: the last one only', { not_contains: 'yes' }, ['yes', 'no'], undefined],
    ['no reply', { contains: 'yes' }, [], 'no_reply'],
    ['no reply, negated', { not_contains: 'yes' }, [], 'no_reply'],
    ['a line that states nothing', { reply: 'any' }, ['yes'], 'not_stated'],
    ['no reply, any', { not_matches: 'yes', reply: 'any' }, [], 'no_reply'],
  ])('%s', (_, check, texts, code) => {
    const { status, checks } = ofReplies(check, texts)
    expect(checks.flatMap(({ findings }) => findings.map((found) => found.code))).toEqual(
      code === undefined ? [] : [code],
    )
    expect(status).toBe(code === undefined ? 'passed' : 'failed')
  })

  it('names the line, and cuts what the agent wrote', () => {
    const [check] = ofReplies({ contains: 'yes' }, ['no '.repeat(1000)]).checks
    expect(check?.name).toBe('answer[0]')
    expect(check?.findings[0]?.args).toMatchObject({ check: 'answer[0].contains', where: 'reply', expected: 'yes' })
    expect(String(check?.findings[0]?.args.actual)).toHaveLength(200)
  })

  it('names the places where JSON differs', () => {
    const [check] = ofReplies({ json: { a: { b: 1, c: 2 } } }, ['{"a":{"b":1,"d":2}}']).checks
    expect(check?.findings[0]?.args).toMatchObject({ places: ['/a/c', '/a/d'], count: 2 })
  })

  it('takes linear time for a pattern that backtracks elsewhere', () => {
    const { status } = ofReplies({ json_schema: { type: 'string', pattern: '^(a+)+$' } }, [`"${'a'.repeat(5000)}!"`])
    expect(status).toBe('failed')
  })

  it('ignores the simulated user’s words', () => {
    const events = [user(), reply('yes'), { ...reply('no'), by: 'user' as const }]
    expect(gradeAnswer(makeAttempt(events), makeTask({ answer: [{ contains: 'yes' }] })).status).toBe('passed')
  })
})

describe('rubric', () => {
  it('alone is unscored: no judge configured', () => {
    const { status, checks } = ofReplies({ rubric: 'Is polite.' }, ['Hello'])
    expect(status).toBe('unscored')
    expect(checks[0]?.findings).toEqual([{ code: 'no_judge', args: { check: 'answer[0]', rubric: 'Is polite.' } }])
  })
  it.each([
    ['Hello', 'passed'],
    ['Bye', 'failed'],
  ])('beside another line leaves the decision to it: %s', (text, status) => {
    const task = makeTask({ answer: [{ contains: 'Hello' }, { rubric: 'Is polite.' }] })
    expect(gradeAnswer(makeAttempt([reply(text)]), task).status).toBe(status)
  })
})

it('a rubric in the same line as another kind does not hide it', () => {
  const { checks, status } = ofReplies({ rubric: 'Is polite.', contains: 'yes' }, ['no'])
  expect(status).toBe('failed')
  expect(checks[0]?.findings.map((found) => found.code)).toEqual(['text_not_contained', 'no_judge'])
})

const STATE = { orders: { '1001': { status: 'refunded', total: 5 } } }

describe('state', () => {
  it.each<[title: string, check: StateCheck, evidence: Partial<Evidence>, code: string | undefined]>([
    ['holds', { path: '/orders/1001/status', equals: 'refunded' }, { state: STATE }, undefined],
    ['does not', { path: '/orders/1001/status', equals: 'open' }, { state: STATE }, 'state_wrong'],
    ['absent place', { path: '/orders/9', exists: true }, { state: STATE }, 'state_wrong'],
    ['no state in the evidence', { path: '/orders/9', exists: false }, {}, 'no_state'],
    [
      'a pattern that does not compile',
      { path: '/orders/1001/status', matches: '(' },
      { state: STATE },
      'pattern_unusable',
    ],
  ])('%s', (_, check, evidence, code) => {
    const { status, checks } = gradeAnswer(makeAttempt([], { evidence }), makeTask({ state: [check] }))
    expect(checks[0]?.name).toBe('state[0]')
    expect(checks[0]?.findings.map((found) => found.code)).toEqual(code === undefined ? [] : [code])
    expect(status).toBe(code === undefined ? 'passed' : 'failed')
  })
})

describe('state_unchanged_except', () => {
  const before = { orders: { a: { status: 'open', total: 5 }, 'x/y': 1 }, log: ['one'], empty: {} }
  it.each<[title: string, except: string[], after: Evidence['state'], places: string[] | undefined]>([
    ['nothing changed', [], before, undefined],
    ['key order is no change', [], { empty: {}, log: ['one'], orders: before.orders }, undefined],
    [
      'allowed place',
      ['/orders/a/status'],
      { ...before, orders: { ...before.orders, a: { status: 'done', total: 5 } } },
      undefined,
    ],
    ['under an allowed place', ['/orders'], { ...before, orders: {} }, undefined],
    ['the whole document', [''], 7, undefined],
    [
      'not allowed',
      ['/orders/b'],
      { ...before, orders: { ...before.orders, a: { status: 'done', total: 5 } } },
      ['/orders/a/status'],
    ],
    ['a longer key is another place', ['/log/0'], { ...before, log2: 1 }, ['/log2']],
    [
      '`/orders/a` does not allow `/orders/ab`',
      ['/orders/a'],
      { ...before, orders: { ...before.orders, ab: 1 } },
      ['/orders/ab'],
    ],
    [
      'a new object: each leaf is a place',
      ['/new/ok'],
      { ...before, new: { ok: 1, also: { deep: 2 } } },
      ['/new/also/deep'],
    ],
    ['the way to an allowed place may be made', ['/new/a/b'], { ...before, new: { a: { b: 1 } } }, undefined],
    ['a removed object', [], { orders: before.orders, empty: {} }, ['/log/0']],
    ['an empty object that went', [], { orders: before.orders, log: ['one'] }, ['/empty']],
    ['null is not absent', ['/empty'], { ...before, extra: null }, ['/extra']],
    ['a list where an object was', ['/log'], { ...before, empty: [] }, ['/empty']],
    ['null where a list was', [], { ...before, log: null }, ['/log']],
    ['added to a list', [], { ...before, log: ['one', 'two'] }, ['/log/1']],
    ['escaped keys', ['/orders/x~1y'], { ...before, orders: { ...before.orders, 'x/y': 2 } }, undefined],
    ['escaped keys in the finding', [], { ...before, orders: { ...before.orders, 'x/y': 2 } }, ['/orders/x~1y']],
  ])('%s', (_, except, after, places) => {
    const attempt = makeAttempt([], { evidence: { state_before: before, state: after } })
    const { status, checks } = gradeAnswer(attempt, makeTask({ state_unchanged_except: except }))
    expect(checks[0]?.findings.map((found) => found.args.places)).toEqual(places === undefined ? [] : [places])
    expect(status).toBe(places === undefined ? 'passed' : 'failed')
  })
  it('bounds the places it names', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index]))
    const attempt = makeAttempt([], { evidence: { state_before: {}, state: many } })
    const [check] = gradeAnswer(attempt, makeTask({ state_unchanged_except: [] })).checks
    expect(check?.findings[0]?.args.count).toBe(500)
    expect(check?.findings[0]?.args.places).toHaveLength(20)
  })
  it('fails without the documents', () => {
    const [check] = gradeAnswer(makeAttempt(), makeTask({ state_unchanged_except: [] })).checks
    expect(check).toMatchObject({ status: 'failed', findings: [{ code: 'no_state' }] })
  })
})

describe('files', () => {
  const text = (content: string): FileEvidence => ({ kind: 'text', text: content })
  it.each<[title: string, check: Omit<FileCheck, 'path'>, file: FileEvidence | undefined, codes: string[]]>([
    ['must exist', {}, text(''), []],
    ['must exist, and does not', {}, { kind: 'absent' }, ['file_absent']],
    ['may be binary when only its presence is asked', {}, { kind: 'binary', bytes: 9 }, []],
    ['exists: false', { exists: false }, { kind: 'absent' }, []],
    ['exists: false, and it is there', { exists: false }, text('x'), ['file_present']],
    ['equals', { equals: 'a' }, text('a\n'), []],
    ['contains and not_contains', { contains: 'a', not_contains: 'b' }, text('abc'), ['text_contained']],
    ['both wrong', { contains: 'z', not_contains: 'b' }, text('abc'), ['text_not_contained', 'text_contained']],
    ['matches', { matches: '^\\d+$' }, text('12'), []],
    ['json', { json: { a: 1 } }, text('{"a":1}'), []],
    ['json_schema', { json_schema: SCHEMA }, text('{}'), ['schema_refused']],
    ['not_contains of a file that is not there', { not_contains: 'b' }, { kind: 'absent' }, ['file_absent']],
    ['binary', { contains: 'a' }, { kind: 'binary', bytes: 9 }, ['file_unreadable']],
    ['too large', { contains: 'a' }, { kind: 'too_large', bytes: 9e9 }, ['file_unreadable']],
    [
      'refused by the sandbox',
      { exists: false },
      { kind: 'refused', why: 'leaves the workspace' },
      ['file_unreadable'],
    ],
    ['not collected: the agent failed before', { exists: false }, undefined, ['file_unreadable']],
  ])('%s', (_, check, file, codes) => {
    const attempt = makeAttempt([], { evidence: { files: file === undefined ? {} : { 'notes.md': file } } })
    const { status, checks } = gradeAnswer(attempt, makeTask({ files: [{ path: 'notes.md', ...check }] }))
    expect(checks[0]?.findings.map((found) => found.code)).toEqual(codes)
    expect(status).toBe(codes.length === 0 ? 'passed' : 'failed')
  })
  it('does not find a file on the prototype', () => {
    const [check] = gradeAnswer(makeAttempt(), makeTask({ files: [{ path: 'constructor' }] })).checks
    expect(check?.status).toBe('failed')
  })
})

describe('command', () => {
  it.each<[title: string, command: Evidence['command'], code: string | undefined]>([
    ['exit 0', { exit_code: 0, tail: '', timed_out: false }, undefined],
    ['exit 1', { exit_code: 1, tail: 'boom', timed_out: false }, 'command_failed'],
    ['ended by a signal', { exit_code: null, tail: '', timed_out: false }, 'command_failed'],
    ['timed out', { exit_code: null, tail: '', timed_out: true }, 'command_timed_out'],
    ['timed out though it said 0', { exit_code: 0, tail: '', timed_out: true }, 'command_timed_out'],
    ['was not run', undefined, 'command_not_run'],
  ])('%s', (_, command, code) => {
    const attempt = makeAttempt([], { evidence: command === undefined ? {} : { command } })
    const { status, checks } = gradeAnswer(attempt, makeTask({ command: ['npm', 'test'] }))
    expect(checks[0]?.findings.map((found) => found.code)).toEqual(code === undefined ? [] : [code])
    expect(status).toBe(code === undefined ? 'passed' : 'failed')
  })
})

it('a task that states nothing has no answer layer', () => {
  expect(gradeAnswer(makeAttempt([reply('x')]), makeTask())).toEqual({ status: 'unscored', checks: [] })
})
