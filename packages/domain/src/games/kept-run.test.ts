import { expect, it } from 'vitest'
import { MINUTE_MS } from '../primitives/time'
import { type KeptRun, readKeptRun } from './kept-run'

const STARTED_AT = '2026-11-22T10:00:00.000Z'
const KEPT: KeptRun = {
  userId: 'ada',
  ticket: {
    runId: 'r',
    gameId: 'meme-maker',
    mode: 'normal',
    seed: 's',
    packId: 'p',
    rulesVersion: 1,
    ranked: true,
    edition: 'archive',
    day: '2026-11-22',
    startedAt: STARTED_AT,
  },
}
const WANTED = { userId: 'ada', mode: 'normal', nowMs: Date.parse(STARTED_AT) + 5 * MINUTE_MS }

it('goes on with the run of the same person and mode', () => {
  expect(readKeptRun(JSON.parse(JSON.stringify(KEPT)), WANTED)).toEqual(KEPT.ticket)
})

it.each([
  ['another account', KEPT, { userId: 'ben' }],
  ['another mode', KEPT, { mode: 'calm' }],
  ['too old', KEPT, { nowMs: WANTED.nowMs + 100 * MINUTE_MS }],
  ['started in the future', KEPT, { nowMs: WANTED.nowMs - 6 * MINUTE_MS }],
  ['nothing kept', null, {}],
  ['malformed', { userId: 'ada', ticket: { runId: 7 } }, {}],
])('does not resume: %s', (_, kept, changed) => {
  expect(readKeptRun(kept, { ...WANTED, ...changed })).toBeNull()
})
