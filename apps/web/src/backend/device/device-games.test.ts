// @vitest-environment node
import { recordRun } from '@trendverse/games/rules-kit/record-run'
import { trendQuizPackSchema } from '@trendverse/games/trend-quiz/pack'
import { clumsyPilot } from '@trendverse/games/trend-quiz/pilot'
import { rules } from '@trendverse/games/trend-quiz/rules/v1/rules'
import { FakeStorage } from '@trendverse/storage/browser/fake-storage'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DeviceWorld, openDevice, SIGN_UP } from './device-world.fixtures'

const GAME = { gameId: 'trend-quiz', mode: 'normal' } as const
const RUNS_KEY = 'trendverse_game_runs_trend-quiz'

const world: DeviceWorld = { storage: new FakeStorage(), token: null, nowMs: 0 }

beforeEach(() => {
  world.storage = new FakeStorage()
  world.token = null
  world.nowMs = Date.UTC(2026, 2, 3, 12)
})

async function signUp() {
  const { calls } = openDevice(world)
  world.token = (await calls.auth.register(SIGN_UP)).data?.token ?? null
  return calls
}

type Calls = Awaited<ReturnType<typeof signUp>>

/** Starts a run and plays it to its end; what there is to send. */
async function playThrough(calls: Calls, player: string) {
  const ticket = (await calls.games.start(GAME)).data
  if (ticket === null) throw new Error('runs of this game are ranked')
  const pack = trendQuizPackSchema.parse((await calls.games.pack({ packId: ticket.packId })).data.content)
  const { end, log } = recordRun(rules, { seed: ticket.seed, pack, mode: ticket.mode }, clumsyPilot(player))
  const { points, ticks } = rules.score(end)
  world.nowMs += Math.ceil((ticks / 60) * 1_000) + 5_001
  const sent = { runId: ticket.runId, log: Buffer.from(log).toString('base64url'), score: points }
  return { ticket, sent }
}

async function play(calls: Calls, player: string) {
  const { ticket, sent } = await playThrough(calls, player)
  return { ticket, sent, result: (await calls.games.finish(sent)).data }
}

/** Adds copies of the first unfinished run, as if each had been started. */
function keepCopies(count: number): void {
  const kept = JSON.parse(world.storage.getItem(RUNS_KEY) ?? '{}') as {
    rows: { run: { id: string; result: unknown } }[]
  }
  const begun = kept.rows.find(({ run }) => run.result === null)
  if (begun === undefined) throw new Error('a run was begun before')
  const copies = Array.from({ length: count }, (_, n) => {
    const id = `${begun.run.id.slice(0, -4)}${(n + 0x1000).toString(16)}`
    return { ...begun, run: { ...begun.run, id } }
  })
  world.storage.setItem(RUNS_KEY, JSON.stringify({ ...kept, rows: [...kept.rows, ...copies] }))
}

describe('games on this device (OP-09)', () => {
  it('are those that ship, played with the starter catalogue where nothing else is known', async () => {
    const calls = await signUp()
    expect((await calls.games.list()).data.map(({ id }) => id)).toContain('trend-quiz')
    const { ticket, result } = await play(calls, 'somebody')
    expect(ticket).toMatchObject({ edition: 'archive', day: '2026-03-03', ranked: true })
    expect(result).toMatchObject({ dayPlace: 1, allTimePlace: 1, isBest: true, achievements: ['first-game'] })
    expect((await calls.account.limits()).data.features.game.usedToday).toBe(1)
  })

  it('have boards about this device, also at the next visit', async () => {
    const { result } = await play(await signUp(), 'somebody')
    const reloaded = openDevice(world).calls
    const board = (await reloaded.games.board({ ...GAME, board: '2026-03-03' })).data
    expect(board).toMatchObject({ scope: 'device', total: 1, own: { place: 1 }, rows: [{ username: 'ada_quill' }] })
    expect((await reloaded.games.run({ runId: result.run.runId })).data).toEqual(result.run)
  })

  it('take no forged score here either, and nobody without an account', async () => {
    const calls = await signUp()
    const { sent } = await playThrough(calls, 'somebody')
    const forged = calls.games.finish({ ...sent, score: sent.score + 1 })
    await expect(forged).rejects.toMatchObject({ code: 'run_not_reproduced' })
    world.nowMs += 6_000
    await expect(calls.games.finish(sent)).rejects.toMatchObject({ code: 'run_already_finished' })
    world.token = null
    await expect(openDevice(world).calls.games.start(GAME)).rejects.toMatchObject({ code: 'feature_locked' })
  })

  it('keep the last hundred runs, and the logs of the best ten', async () => {
    const calls = await signUp()
    // The oldest, which has no log to lose: the hundred and first run pushes it out.
    await calls.games.start(GAME)
    for (let n = 0; n < 12; n += 1) await play(calls, `player ${n}`)
    keepCopies(87)
    await openDevice(world).calls.games.start(GAME)
    const kept = JSON.parse(world.storage.getItem(RUNS_KEY) ?? '{}') as {
      rows: readonly { run: { log: string | null; result: { points: number } | null } }[]
    }
    expect(kept.rows).toHaveLength(100)
    const finished = kept.rows.flatMap(({ run }) => (run.result === null ? [] : [{ ...run.result, log: run.log }]))
    expect(finished).toHaveLength(12)
    const watched = finished.filter(({ log }) => log !== null)
    expect(watched).toHaveLength(10)
    expect(finished.every(({ points, log }) => log !== null || watched.every((best) => best.points >= points))).toBe(
      true,
    )
  })

  it('are kept row by row: what is damaged or from elsewhere is left out', async () => {
    const calls = await signUp()
    const { result } = await play(calls, 'somebody')
    const text = world.storage.getItem(RUNS_KEY) ?? ''
    const kept = JSON.parse(text) as { version: number; rows: readonly object[] }
    const [row] = kept.rows
    const damaged = [{ ...row, run: 'nothing' }, { run: { id: 'x' } }, null]
    world.storage.setItem(RUNS_KEY, JSON.stringify({ ...kept, rows: [...damaged, row] }))
    expect((await openDevice(world).calls.games.run({ runId: result.run.runId })).data.points).toBe(result.run.points)
    // a run that lies under the key of another game
    world.storage.setItem('trendverse_game_runs_other', text)
    world.storage.removeItem(RUNS_KEY)
    await expect(openDevice(world).calls.games.run({ runId: result.run.runId })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('go with the account', async () => {
    const calls = await signUp()
    await play(calls, 'somebody')
    await calls.account.remove({ password: SIGN_UP.password })
    expect(world.storage.getItem(RUNS_KEY)).toBeNull()
  })
})
