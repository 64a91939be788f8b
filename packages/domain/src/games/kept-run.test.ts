import { expect, it } from 'vitest'
import { MINUTE_MS } from '../primitives/time'
import { type KeptRun, readKeptRun, type WantedRun } from './kept-run'

const STARTED_AT = '2026-11-22T10:00:00.000Z'
const KEPT: KeptRun = {
  userId: 'ada',
  keptBy: 'server',
  ticket: {
    runId: '0192a4b8-7c3d-7e5f-8a1b-2c3d4e5f6a7b',
    gameId: 'meme-maker',
    mode: 'normal',
    seed: 's',
    packId: 'meme-maker-2026-11-22-0123456789ab',
    rulesVersion: 1,
    ranked: true,
    unranked: null,
    edition: 'archive',
    day: '2026-11-22',
    startedAt: STARTED_AT,
  },
}
const after = (minutes: number): number => Date.parse(STARTED_AT) + minutes * MINUTE_MS
const WANTED: WantedRun = { userId: 'ada', keptBy: 'server', mode: 'normal', nowMs: after(5) }

it.each([0, 5, 99])('resumes the run of the same person and mode after %i minutes', (minutes) => {
  expect(readKeptRun(JSON.parse(JSON.stringify(KEPT)), { ...WANTED, nowMs: after(minutes) })).toEqual(KEPT.ticket)
})

it.each([
  ['another account', KEPT, { userId: 'ben' }],
  ['kept by the device, while the server answers', { ...KEPT, keptBy: 'browser' }, {}],
  ['another mode', KEPT, { mode: 'calm' }],
  ['too old', KEPT, { nowMs: after(100) }],
  ['started in the future', KEPT, { nowMs: after(-1) }],
  ['nothing kept', null, {}],
  ['malformed', { ...KEPT, ticket: { runId: 7 } }, {}],
])('does not resume: %s', (_, kept, changed: Partial<WantedRun>) => {
  expect(readKeptRun(kept, { ...WANTED, ...changed })).toBeNull()
})
