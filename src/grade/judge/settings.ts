import type { Json } from '../../json.ts'
import type { JudgeEntry } from '../../suite/schema/judge.ts'

/** What of a judge may change its answers, wherever it is reached and whoever pays for it. */
export function judgeSettings({ model, base_url, temperature, response_format }: JudgeEntry): Json {
  return { model, base_url: base_url ?? null, temperature: temperature ?? null, response_format }
}
