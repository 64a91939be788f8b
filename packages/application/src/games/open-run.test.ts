import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { expect, it } from 'vitest'
import type { SignedInCaller } from '../accounts/caller'
import { finishRun } from './finish-run'
import { openGameWorld } from './game-world.fixtures'
import { findOpenRun, keepRunLog } from './open-run'
import { describeTicket, startRun } from './start-run'

const GAME = 'meme-maker'
const WANTED = { gameId: GAME, mode: 'normal' } as const
const MINUTE_MS = 60_000

async function openWorld() {
  const known = starterTrendDetails()
  const trends = known.map(({ featured, ...trend }) => ({ ...trend, featuredByAdmin: null }))
  const opened = await openGameWorld({ trends, details: new Map(known.map((trend) => [trend.id, trend])) })
  const ada = await opened.arrive(1)
  const start = async (caller: SignedInCaller) => {
    const run = await startRun(opened.ports, caller, WANTED)
    if (run === null) throw new Error('there should be a ticket')
    return run
  }
  return { ...opened, ada, start, find: () => findOpenRun(opened.ports, ada, WANTED) }
}

it('finds the run an account has left, with how far it had come', async () => {
  const { ports, ada, find, start } = await openWorld()
  expect(await find()).toBeNull()
  const run = await start(ada)
  expect(await find()).toEqual({ ticket: describeTicket(run), log: null })
  expect(await keepRunLog(ports, ada, { runId: run.id, log: 'AAEC' })).toEqual({ kept: true })
  expect(await keepRunLog(ports, ada, { runId: run.id, log: 'AA' })).toEqual({ kept: false })
  expect(await find()).toMatchObject({ ticket: { ranked: true }, log: 'AAEC' })
})

it('finds none that is too old, given up, ended or replaced by a later start', async () => {
  const { ports, ada, find, start, world } = await openWorld()
  const run = await start(ada)
  world.nowMs += 99 * MINUTE_MS
  expect(await find()).not.toBeNull()
  world.nowMs += MINUTE_MS
  expect(await find()).toBeNull()
  const second = await start(ada)
  expect(await find()).toMatchObject({ ticket: { runId: second.id, ranked: false } })
  await keepRunLog(ports, ada, { runId: second.id, log: '' })
  expect(await find()).toBeNull()
  const third = await start(ada)
  await ports.gameRuns.finish(third.id, { refusal: 'log_malformed' })
  expect(await find()).toBeNull()
  expect((await ports.gameRuns.find(run.id))?.result).toBeNull()
})

it('takes no result of a run that was given up, and no progress where none can be resumed', async () => {
  const { ports, ada, start, world } = await openWorld()
  const given = await start(ada)
  await keepRunLog(ports, ada, { runId: given.id, log: '' })
  await expect(finishRun(ports, ada, { runId: given.id, log: 'AAEC', score: 1 })).rejects.toMatchObject({
    code: 'run_already_finished',
  })
  const timed = await startRun(ports, ada, { gameId: 'trend-quiz', mode: 'normal' })
  expect(await keepRunLog(ports, ada, { runId: timed?.id ?? '', log: 'AAEC' })).toEqual({ kept: false })
  const old = await start(ada)
  world.nowMs += 100 * MINUTE_MS
  expect(await keepRunLog(ports, ada, { runId: old.id, log: 'AAEC' })).toEqual({ kept: false })
})

it('is nobody else’s, and there is none of a mode that a clock drives', async () => {
  const { ports, ada, arrive, start } = await openWorld()
  const run = await start(ada)
  const ben = await arrive(2)
  expect(await findOpenRun(ports, ben, WANTED)).toBeNull()
  await expect(keepRunLog(ports, ben, { runId: run.id, log: 'AAEC' })).rejects.toMatchObject({ code: 'not_found' })
  await startRun(ports, ada, { gameId: 'trend-quiz', mode: 'normal' })
  expect(await findOpenRun(ports, ada, { gameId: 'trend-quiz', mode: 'normal' })).toBeNull()
  await expect(findOpenRun(ports, ada, { gameId: 'nothing', mode: 'normal' })).rejects.toMatchObject({
    code: 'not_found',
  })
})
