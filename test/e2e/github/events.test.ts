import { afterEach, beforeEach, describe, it } from 'vitest'
import { EVENT_ROWS } from './rows.ts'
import { type MoodySite, moodySite } from './support.ts'

let site: MoodySite
beforeEach(async () => {
  site = await moodySite()
}, 60_000)
afterEach(() => site[Symbol.asyncDispose]())

describe('each row of the event table', { timeout: 120_000 }, () => {
  it.each(EVENT_ROWS)('$title', ({ run }) => run(site, { node: process.execPath }))
})
