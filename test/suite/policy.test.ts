import { describe, expect, it } from 'vitest'
import { defaultPolicy, loadPolicy, parsePolicy } from '../../src/suite/policy.ts'
import { memoryTree } from '../support/memory-tree.ts'

describe('a policy', () => {
  it('has its defaults', () => {
    const drop = { max_drop: 5 }
    expect(defaultPolicy()).toEqual({
      mode: 'gate',
      alpha: 0.05,
      family_alpha: 0.05,
      rule: 'exact',
      on_inconclusive: 'pass',
      max_attempts: 5,
      min_measured: 0.8,
      new_task_min: 0.8,
      trust_agent_errors: false,
      remeasure: 'auto',
      reuse: false,
      judge: { min_kappa: 0.6, min_agreement: 0.8, min_labels: 50 },
      metrics: {
        success_rate: drop,
        aem: drop,
        structural: drop,
        completeness: drop,
        truthfulness: drop,
        required_tools_present: drop,
        forbidden_tools_absent: drop,
        expected_order: drop,
        within_turn_budget: drop,
        recovered_from_errors: drop,
        args_valid_first_try: drop,
        cost: { max_rise: 1.25 },
      },
      quarantine: [],
    })
    expect(parsePolicy('', 'policy.yaml')).toEqual(defaultPolicy())
  })

  it('gates only what it lists', () => {
    expect(parsePolicy('metrics: {aem: {max_drop: 1}}', 'policy.yaml').metrics).toEqual({ aem: { max_drop: 1 } })
  })

  it('is read from a folder', () => {
    const tree = memoryTree({ 'policy.yaml': 'mode: advise', 'bad.yaml': 'mod: advise' }, 'desk')
    expect(loadPolicy(tree, 'policy.yaml').mode).toBe('advise')
    expect(() => loadPolicy(tree, 'bad.yaml')).toThrow('desk/bad.yaml:1:1: mod: The key `mod` is not known here.')
    expect(() => loadPolicy(tree, 'no.yaml')).toThrow('desk/no.yaml: There is no file `no.yaml`.')
    expect(() => parsePolicy('mode: [', 'p.yaml')).toThrow('p.yaml:1:8: This is not valid YAML')
  })
})
