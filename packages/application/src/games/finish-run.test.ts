import { samplePack } from '@trendverse/games/trend-quiz/testing/sample-pack'
import { buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { decodeLog } from './decode-log'
import { finishRun } from './finish-run'
import { gameFacts } from './follow-run'
import { GAME, openGameWorld, PACK, playMoved, playTicket } from './game-world.fixtures'

const base64 = (...bytes: number[]) => Buffer.from(bytes).toString('base64url')

describe('the result of a run', () => {
  it('is what comes of playing it again, with its places', async () => {
    const { arrive, play, ports, world } = await openGameWorld()
    const [better, other] = [await arrive(1), await arrive(2)]
    await play(other, 'clumsy')
    const { run, ...rest } = await play(better, 'careful')
    expect(run).toMatchObject({ username: 'person_1', gameId: GAME, packId: PACK.id, day: PACK.day, ranked: true })
    expect(run.points).toBeGreaterThan(1_000)
    expect(rest).toEqual({ dayPlace: 1, allTimePlace: 1, isBest: true, unranked: null, achievements: ['first-game'] })
    const kept = await ports.gameRuns.find(run.runId)
    expect(kept).toMatchObject({ result: { points: run.points, ticks: run.ticks }, log: run.log })
    const { seed, mode, rulesVersion, log } = run
    const again = { gameId: GAME, rulesVersion, seed, mode, content: PACK.content, log: decodeLog(log ?? '') }
    expect(again.log && world.replay({ ...again, log: again.log })).toMatchObject({
      kind: 'ended',
      points: run.points,
      ticks: run.ticks,
    })
    expect(Date.parse(run.finishedAt)).toBeLessThan(world.nowMs)
  })

  it('stands nowhere where it was practice, and is kept all the same', async () => {
    const { arrive, play, ports } = await openGameWorld()
    const caller = await arrive(1)
    await play(caller)
    const { run, ...rest } = await play(caller, 'careful')
    expect(rest).toEqual({ dayPlace: null, allTimePlace: null, isBest: false, unranked: null, achievements: [] })
    expect(await ports.gameRuns.find(run.runId)).toMatchObject({ ranked: false, result: { points: run.points } })
    const board = await ports.gameRuns.readBoard(
      { gameId: GAME, mode: 'normal', day: PACK.day },
      { after: null, limit: 9 },
    )
    expect(board.total).toBe(1)
  })

  it('counts once for each trend the run asked about (OP-30)', async () => {
    const asked = [...new Set(samplePack.questions.flatMap(({ left, right }) => [left.trend.id, right.trend.id]))]
    const trends = asked.slice(0, 2).map((id, n) => buildTrendRecord(n + 1, { id, interactions: 0 }))
    const { arrive, play, world } = await openGameWorld({ trends: [...trends, buildTrendRecord(99)] })
    await play(await arrive(1))
    const counted = new Map(world.trends.map(({ id, interactions }) => [id, interactions]))
    expect(asked.slice(0, 2).map((id) => counted.get(id))).toEqual([1, 1])
    expect(counted.get(buildTrendRecord(99).id)).toBe(buildTrendRecord(99).interactions)
  })

  it('earns its achievement once', async () => {
    const { arrive, play, start, ports } = await openGameWorld()
    const caller = await arrive(1)
    await start(caller, 'calm')
    expect((await ports.accounts.findById(caller.user.id))?.achievements).toEqual([])
    expect((await play(caller)).achievements).toEqual(['first-game'])
    expect((await play(caller)).achievements).toEqual([])
  })

  it('counts toward all games only those that visitors see', async () => {
    const { arrive, play, ports } = await openGameWorld()
    const caller = await arrive(1)
    await play(caller)
    expect(await gameFacts(ports, caller.user.id)).toEqual({ played: 1, offered: 3 })
    const hide = async (isHidden: (id: string) => boolean) => {
      const kept = ports.gameLibrary.games.filter(({ id }) => isHidden(id)).map((game) => ({ ...game, hidden: true }))
      return gameFacts({ ...ports, games: { ...ports.games, list: async () => kept } }, caller.user.id)
    }
    expect(await hide((id) => id !== GAME)).toEqual({ played: 1, offered: 1 })
    expect(await hide((id) => id === GAME)).toEqual({ played: 0, offered: 2 })
  })
})

describe('a result that is refused', () => {
  it('claims another score than the run has: our log tells the versions, and the ticket is used up', async () => {
    const { arrive, start, send, ports, world } = await openGameWorld()
    const caller = await arrive(1)
    const run = await start(caller)
    const played = playTicket(run)
    await expect(send(caller, run, { ...played, points: played.points + 1 })).rejects.toMatchObject({
      code: 'run_not_reproduced',
    })
    expect(world.warnings).toContain('A run could not be played again with the same result')
    world.nowMs += 6_000
    await expect(send(caller, run, played)).rejects.toMatchObject({ code: 'run_already_finished' })
    expect(await ports.gameRuns.findStanding({ gameId: GAME, mode: 'normal', day: null }, caller.user.id)).toBeNull()
    expect((await ports.accounts.findById(caller.user.id))?.achievements).toEqual([])
  })

  it('is of somebody else’s ticket, which stays theirs', async () => {
    const { arrive, start, send, ports, world } = await openGameWorld()
    const [owner, other] = [await arrive(1), await arrive(2)]
    const run = await start(owner)
    const played = playTicket(run)
    await expect(send(other, run, played)).rejects.toMatchObject({ code: 'not_found' })
    expect(await send(owner, run, played)).toMatchObject({ dayPlace: 1 })
    world.nowMs += 6_000
    const unknown = finishRun(ports, owner, {
      runId: '00000000-0000-7000-8000-00000000ffff',
      log: played.log,
      score: 0,
    })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is the second of a ticket', async () => {
    const { arrive, start, send, ports, world } = await openGameWorld()
    const caller = await arrive(1)
    const run = await start(caller)
    const first = await send(caller, run, playTicket(run))
    world.nowMs += 6_000
    await expect(send(caller, run, playTicket(run, 'careful'))).rejects.toMatchObject({ code: 'run_already_finished' })
    expect(await ports.gameRuns.find(run.id)).toMatchObject({ result: { points: first.run.points } })
  })

  it('is of rules that are not known any more', async () => {
    const { arrive, start, send, world } = await openGameWorld()
    const caller = await arrive(1)
    const run = await start(caller)
    world.replay = () => ({ kind: 'unknown_rules' })
    await expect(send(caller, run, playTicket(run))).rejects.toMatchObject({ code: 'rules_unknown' })
  })

  it.each([
    ['random bytes', base64(240, 159, 170, 144, 7, 3)],
    ['no base64url', 'A'],
    ['a wait without end', base64(...Array<number>(24).fill(255))],
    ['a log without end', base64(...Array<number>(24_000).fill(1))],
    ['nothing', ''],
    ['a run of no length', base64(0, 0)],
  ])('is no log of a run: %s', async (_what, log) => {
    const { arrive, start, send, ports } = await openGameWorld()
    const caller = await arrive(1)
    const run = await start(caller)
    await expect(send(caller, run, { log, points: 0, ticks: 60 })).rejects.toMatchObject({ code: 'log_malformed' })
    expect(await ports.gameRuns.find(run.id)).toMatchObject({ result: null, refusal: 'log_malformed' })
  })

  it('comes before the run can have been played, or too long after: the ticket stays good', async () => {
    const { arrive, start, send, ports, world } = await openGameWorld()
    const caller = await arrive(1)
    const run = await start(caller)
    const played = playTicket(run)
    const endMs = run.startedAtMs + Math.ceil((played.ticks / 60) * 1_000)
    world.nowMs = endMs - 1_000
    const early = finishRun(ports, caller, { runId: run.id, log: played.log, score: played.points })
    await expect(early).rejects.toMatchObject({ code: 'run_too_early' })
    world.nowMs = endMs + 181_000
    await expect(send(caller, run, played)).rejects.toMatchObject({ code: 'run_too_late' })
    world.nowMs = endMs + 170_000
    expect(await send(caller, run, played)).toMatchObject({ dayPlace: 1 })
  })

  it('has the log of another account', async () => {
    const { arrive, start, send, ports, world } = await openGameWorld()
    const [first, second] = [await arrive(1), await arrive(2)]
    const [run, copy] = [await start(first), await start(second)]
    const played = playTicket(run)
    await send(first, run, played)
    world.nowMs += 6_000
    await expect(send(second, copy, played)).rejects.toMatchObject({ code: 'log_copied' })
    expect(await ports.gameRuns.find(copy.id)).toMatchObject({ result: null, refusal: 'log_copied' })
  })

  it('is refused where it is a copy but for one input that was moved by one step', async () => {
    const { arrive, start, send, ports, world } = await openGameWorld()
    const [first, second] = [await arrive(1), await arrive(2)]
    const [run, copy] = [await start(first), await start(second)]
    await send(first, run, playTicket(run, 'careful'))
    world.nowMs += 6_000
    await expect(send(second, copy, playMoved(copy))).rejects.toMatchObject({ code: 'log_copied' })
    expect(await ports.gameRuns.find(copy.id)).toMatchObject({ result: null, refusal: 'log_copied' })
  })

  it('is refused as a copy in calm mode as well, where somebody steered between the gates', async () => {
    const { arrive, start, send, ports, world } = await openGameWorld()
    const [first, second] = [await arrive(1), await arrive(2)]
    const [run, copy] = [await start(first, 'calm'), await start(second, 'calm')]
    await send(first, run, playTicket(run, 'careful'))
    world.nowMs += 6_000
    await expect(send(second, copy, playMoved(copy))).rejects.toMatchObject({ code: 'log_copied' })
    expect(await ports.gameRuns.find(copy.id)).toMatchObject({ result: null, refusal: 'log_copied' })
  })

  it('is no copy in calm mode, where a log is little more than the answers', async () => {
    const { arrive, start, send, world } = await openGameWorld()
    const [first, second] = [await arrive(1), await arrive(2)]
    const [run, alike] = [await start(first, 'calm'), await start(second, 'calm')]
    const played = playTicket(run, 'answering')
    await send(first, run, played)
    world.nowMs += 6_000
    expect(await send(second, alike, played)).toMatchObject({ dayPlace: 2 })
  })

  it('comes while too many wait: the same may be sent again, soon', async () => {
    const { arrive, start, send, world } = await openGameWorld()
    const caller = await arrive(1)
    const run = await start(caller)
    const { replay } = world
    world.replay = () => ({ kind: 'busy' })
    await expect(send(caller, run, playTicket(run))).rejects.toMatchObject({
      code: 'busy_try_later',
      retryable: true,
      retryAfterMs: 5_000,
    })
    world.replay = replay
    world.nowMs += 6_000
    expect(await send(caller, run, playTicket(run))).toMatchObject({ dayPlace: 1 })
  })

  it('comes sooner than five seconds after another of the account', async () => {
    const { arrive, start, send, world } = await openGameWorld()
    const caller = await arrive(1)
    const run = await start(caller)
    const played = playTicket(run)
    await expect(send(caller, run, { ...played, log: base64(0, 0) })).rejects.toMatchObject({ code: 'log_malformed' })
    await expect(send(caller, run, played)).rejects.toMatchObject({ code: 'rate_limited' })
    world.nowMs += 5_001
    await expect(send(caller, run, played)).rejects.toMatchObject({ code: 'run_already_finished' })
  })
})
