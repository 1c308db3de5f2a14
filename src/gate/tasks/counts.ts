import type { Sample } from '../sample.ts'

export function countsOf({ baseline, candidate }: Sample) {
  return {
    baseline_passed: baseline.passed,
    baseline_measured: baseline.measured,
    candidate_passed: candidate.passed,
    candidate_measured: candidate.measured,
  }
}
