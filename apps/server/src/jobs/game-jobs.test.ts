import { gameLibrary } from '@trendverse/games/game-library'
import { GAMES } from '@trendverse/games/registry'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it, vi } from 'vitest'
import { never } from '../infrastructure/testing/gateways'
import { buildGamePacksJob } from './build-game-packs'
import { thinGameRunsJob } from './thin-game-runs'

const at = (text: string) => Date.parse(text)

describe('buildGamePacksJob', () => {
  function openJob(nowMs: number) {
    const world = createFakeWorld({ nowMs, trends: [] })
    world.trends = [buildTrendRecord(1, { updatedDate: new Date(nowMs).toISOString() })]
    const log = recordedLog()
    const listening = vi.fn(() => () => undefined)
    const ports = portsOfWorld(world)
    const library = {
      ...gameLibrary,
      buildPack: async () => ({ edition: 'today', content: { day: 'today' } }) as const,
    }
    return { world, ports, log, listening, job: buildGamePacksJob({ ...ports, gameLibrary: library, log }, listening) }
  }

  it('waits until the first reading of the new day is in', async () => {
    const { job, world, ports, log } = openJob(at('2026-03-03T00:04:59.999Z'))
    await job.run(never)
    expect(await ports.gamePacks.listDays('trend-quiz', '2026-03-03', '2026-03-03')).toEqual([])
    world.nowMs += 1
    await job.run(never)
    await job.run(never)
    expect(await ports.gamePacks.listDays('trend-quiz', '2026-03-03', '2026-03-03')).toHaveLength(1)
    const ofToday = Object.keys(GAMES).filter((id) => gameLibrary.rulesOf(id)?.editions.includes('today'))
    const packs = ofToday.map((id) => expect.stringContaining(`${id}-2026-03-03-`))
    expect(log.entries).toEqual([{ level: 'info', fields: { packs }, message: 'The packs of the day were built' }])
  })

  it('looks for a round of forecasts from then on, and opens none of nothing', async () => {
    const { world, ports, log, listening } = openJob(at('2026-03-03T00:04:59.999Z'))
    const kept = vi.fn(async () => true)
    const found = vi.fn(async () => ({ candidates: [], records: [] }))
    const predictions = { ...ports.predictions, findRound: async () => null, findCandidates: found, addRound: kept }
    const noGames = { ...ports.gameLibrary, games: [] }
    const job = buildGamePacksJob({ ...ports, gameLibrary: noGames, predictions, log }, listening)
    await job.run(never)
    expect(found).not.toHaveBeenCalled()
    world.nowMs += 1
    await job.run(never)
    expect(found).toHaveBeenCalledTimes(1)
    expect([kept.mock.calls, log.entries]).toEqual([[], []])
  })

  it('wakes when trends changed, because a day may begin without any', () => {
    const { job, listening } = openJob(0)
    const wake = () => undefined
    job.onWake?.(wake)
    expect(listening).toHaveBeenCalledWith(wake)
  })
})

describe('thinGameRunsJob', () => {
  it('forgets logs of 30 days ago beside the best hundred, and starts of a week ago', async () => {
    const log = recordedLog()
    const thinLogs = vi.fn(async () => 3)
    const removeUnfinished = vi.fn(async () => 0)
    const nowMs = at('2026-03-31T12:00:00Z')
    await thinGameRunsJob({ thinLogs, removeUnfinished }, { nowMs: () => nowMs }, log).run(never)
    expect(thinLogs).toHaveBeenCalledWith({ finishedBeforeMs: at('2026-03-01T12:00:00Z'), keptOfBoard: 100 })
    expect(removeUnfinished).toHaveBeenCalledWith(at('2026-03-24T12:00:00Z'))
    expect(log.entries).toMatchObject([{ fields: { logs: 3, starts: 0 } }])
  })
})
