import { describe, expect, it } from 'vitest'
import { loadSuite } from '../../src/suite/load.ts'
import { memoryTree } from '../support/memory-tree.ts'

describe('a suite', () => {
  it('needs four lines', () => {
    const text = [
      'version: 1',
      'name: tiny',
      'agent: {kind: command, command: [node, agent.mjs]}',
      'tasks: [{id: greet, input: Hello, answer: [{contains: hello}]}]',
    ].join('\n')
    const suite = loadSuite(memoryTree({ 'suite.yaml': text, 'agent.mjs': '' }), 'suite.yaml')
    expect(suite.tasks).toEqual([expect.objectContaining({ id: 'greet', pass_when: ['answer'] })])
    console.log(suite)
  })
})
