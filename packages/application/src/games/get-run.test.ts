import { DAY_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { describe, expect, it } from 'vitest'
import type { Caller, SignedInCaller } from '../accounts/caller'
import { openGameWorld, playTicket } from './game-world.fixtures'
import { getShownRun } from './get-run'
import { startRun } from './start-run'

const GUEST: Caller = { kind: 'guest' }
const HELD_BACK = { code: 'run_held_back', message: expect.stringContaining('once your own run of today is in') }

/** A day on which one account has played. */
async function openWatched() {
  const opened = await openGameWorld()
  const { ports, arrive, play, world } = opened
  const maker = await arrive(1)
  const { run } = await play(maker, 'careful')
  const watch = (caller: Caller) => getShownRun(ports, caller, run.runId)
  const midnightMs = Math.ceil(world.nowMs / DAY_MS) * DAY_MS
  return { ...opened, maker, run, watch, midnightMs }
}

describe('a run of today', () => {
  it('is shown to its player, to administrators, and to nobody who could still be ranked', async () => {
    const { arrive, maker, run, watch } = await openWatched()
    expect(await watch(maker)).toEqual(run)
    const vera = await arrive(2, { role: 'admin' })
    for (const kind of ['user', 'admin'] as const) expect(await watch({ ...vera, kind })).toEqual(run)
    for (const caller of [GUEST, await arrive(3)]) await expect(watch(caller)).rejects.toMatchObject(HELD_BACK)
  })

  it('is shown to whoever had their own turn on its board, ranked or refused', async () => {
    const { arrive, ports, play, run, send, start, watch, world } = await openWatched()
    const [bo, cy, dee] = [await arrive(2), await arrive(3, { emailVerified: false }), await arrive(4)]
    const ticket = await start(bo)
    await expect(watch(bo)).rejects.toMatchObject(HELD_BACK)
    await send(bo, ticket, playTicket(ticket))
    expect(await watch(bo)).toEqual(run)
    world.nowMs += 5_001
    await play(cy)
    expect(await watch(cy)).toEqual(run)
    const forged = await start(dee)
    await expect(send(dee, forged, { ...playTicket(forged), points: 1 })).rejects.toMatchObject({
      code: 'run_not_reproduced',
    })
    expect(await watch(dee)).toEqual(run)
    expect((await ports.gameRuns.find(forged.id))?.refusal).toBe('run_not_reproduced')
  })

  it('stays held back from who has played another mode only, or begun and not ended', async () => {
    const { arrive, play, start, watch, world, midnightMs } = await openWatched()
    const [bo, cy] = [await arrive(2), await arrive(3)]
    await play(bo, 'clumsy', 'calm')
    await expect(watch(bo)).rejects.toMatchObject(HELD_BACK)
    await start(cy)
    await expect(watch(cy)).rejects.toMatchObject(HELD_BACK)
    // what was begun so long ago can be sent no more
    world.nowMs += 30 * MINUTE_MS
    expect(world.nowMs).toBeLessThan(midnightMs)
    await watch(cy)
    await expect(watch(bo)).rejects.toMatchObject(HELD_BACK)
  })

  it('is shown to everybody once none of its day can be ranked any more, and the refusal says when', async () => {
    const { run, watch, world, midnightMs } = await openWatched()
    const refusalOf = async () => (await watch(GUEST).catch((error: unknown) => error)) as { retryAfterMs: number }
    const fromMs = world.nowMs + (await refusalOf()).retryAfterMs
    expect(fromMs).toBeGreaterThan(midnightMs)
    expect(fromMs).toBeLessThan(midnightMs + 10 * MINUTE_MS)
    world.nowMs = fromMs - 1
    expect(await refusalOf()).toMatchObject({
      code: 'run_held_back',
      message: 'You can watch this run from 00:08 UTC on, when yesterday’s last runs are in.',
    })
    world.nowMs = fromMs
    expect(await watch(GUEST)).toEqual(run)
  })

  it('cannot be watched in time by a flight that began in the last second of its day', async () => {
    const { arrive, ports, watch, world, midnightMs } = await openWatched()
    const late: SignedInCaller = await arrive(2)
    world.nowMs = midnightMs - 1
    const ticket = await startRun(ports, late, { gameId: 'trend-quiz', mode: 'normal' })
    world.nowMs += 3 * MINUTE_MS
    await expect(watch(GUEST)).rejects.toMatchObject({ code: 'run_held_back' })
    await expect(watch(late)).rejects.toMatchObject({ code: 'run_held_back' })
    expect(ticket?.day).toBe('2026-01-02')
  })
})
