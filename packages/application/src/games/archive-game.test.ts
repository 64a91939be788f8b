import type { WantedBoard } from '@trendverse/domain/games/game-run'
import { memeMakerPackSchema } from '@trendverse/games/meme-maker/pack'
import { plainPilot, slyPilot } from '@trendverse/games/meme-maker/pilot'
import { rules } from '@trendverse/games/meme-maker/rules/v1/rules'
import { recordRun } from '@trendverse/games/rules-kit/record-run'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { describe, expect, it, vi } from 'vitest'
import type { SignedInCaller } from '../accounts/caller'
import { buildTodaysPacks } from './build-packs'
import { finishRun } from './finish-run'
import { openGameWorld } from './game-world.fixtures'
import { getPack } from './get-pack'
import { readGameBoard } from './read-board'
import { startRun } from './start-run'

const GAME = 'meme-maker'
const MINUTE_MS = 60_000

async function openArchive() {
  const known = starterTrendDetails()
  const trends = known.map(({ featured, ...trend }) => ({ ...trend, featuredByAdmin: null }))
  const opened = await openGameWorld({ trends, details: new Map(known.map((trend) => [trend.id, trend])) })
  const { ports, world } = opened
  const start = async (caller: SignedInCaller, board?: WantedBoard) => {
    const run = await startRun(ports, caller, { gameId: GAME, mode: 'normal', board })
    if (run === null) throw new Error('there should be a ticket')
    return run
  }
  const play = async (
    caller: SignedInCaller,
    pilot: typeof plainPilot,
    thinkingMs = MINUTE_MS,
    board?: WantedBoard,
  ) => {
    const run = await start(caller, board)
    const pack = memeMakerPackSchema.parse((await getPack(ports, run.packId)).content)
    const { end, log } = recordRun(rules, { seed: run.seed, pack, mode: run.mode }, pilot('somebody'))
    world.nowMs += thinkingMs
    const sent = { runId: run.id, log: Buffer.from(log).toString('base64url'), score: end.points }
    return { run, result: await finishRun(ports, caller, sent) }
  }
  return { ...opened, start, play }
}

describe('a game that is made of the archive alone', () => {
  it('has one board a day, the same for all, on which each first run is ranked', async () => {
    const { ports, arrive, play, world } = await openArchive()
    const [ada, bob] = [await arrive(1), await arrive(2)]
    const first = await play(ada, plainPilot)
    const second = await play(bob, slyPilot)
    expect(first.run).toMatchObject({ edition: 'archive', ranked: true, day: '2026-01-02' })
    expect(second.run).toMatchObject({ packId: first.run.packId, seed: first.run.seed, ranked: true })
    expect([first.result.dayPlace, second.result.dayPlace]).toEqual([1, 1])
    const again = await play(ada, slyPilot, MINUTE_MS, 'day')
    expect(again.run).toMatchObject({ packId: first.run.packId, ranked: false })
    expect(again.result.dayPlace).toBeNull()
    const board = await readGameBoard(ports, ada, { gameId: GAME, mode: 'normal', board: '2026-01-02' })
    expect(board.rows.map(({ username, points, ticks }) => [username, points, ticks])).toEqual([
      [bob.user.username, 1_600, 24],
      [ada.user.username, 1_400, 24],
    ])
    world.nowMs += 24 * 60 * MINUTE_MS
    const tomorrow = await play(ada, plainPilot)
    expect(tomorrow.run).toMatchObject({ edition: 'archive', ranked: true, day: '2026-01-03' })
    expect(tomorrow.run.packId).not.toBe(first.run.packId)
  })

  it('takes one place of its network, however often its player goes back to the board of today', async () => {
    const { arrive, play, start } = await openArchive()
    const ada = await arrive(1)
    await play(ada, plainPilot)
    for (let n = 0; n < 3; n += 1) {
      await start(ada, 'earlier')
      expect(await start(ada, 'day')).toMatchObject({ ranked: false, unranked: null })
    }
    for (const n of [2, 3]) expect(await start(await arrive(n))).toMatchObject({ ranked: true, unranked: null })
  })

  it('deals a different board from an earlier day after each finished one, and ranks none of them', async () => {
    const { ports, arrive, play, start } = await openArchive()
    const [ada, bob] = [await arrive(1), await arrive(2)]
    // An unfinished board is dealt again.
    const left = await start(ada)
    expect(await start(ada)).toMatchObject({ packId: left.packId, ranked: false })
    await play(ada, plainPilot)
    const second = await play(ada, plainPilot)
    const third = await play(ada, slyPilot)
    expect([second.run, third.run]).toMatchObject([
      { day: '2026-01-01', edition: 'archive', ranked: false },
      { day: '2025-12-31', edition: 'archive', ranked: false },
    ])
    expect(second.result).toMatchObject({ dayPlace: null, isBest: false })
    // Earlier boards are one board for all as well, and none of them shows a trend of its neighbours.
    await play(bob, plainPilot)
    expect((await start(bob)).packId).toBe(second.run.packId)
    const packs = await Promise.all([left, second.run, third.run].map(({ packId }) => getPack(ports, packId)))
    const shown = packs.flatMap(({ content }) => memeMakerPackSchema.parse(content).groups.map(({ trend }) => trend.id))
    expect(new Set(shown).size).toBe(12)
    const board = await readGameBoard(ports, ada, { gameId: GAME, mode: 'normal', board: '2026-01-01' })
    expect(board.total).toBe(0)
  })

  it('asks for an earlier board before the day’s is over, too, and leaves that ranked', async () => {
    const { arrive, start } = await openArchive()
    const ada = await arrive(1)
    expect(await start(ada, 'earlier')).toMatchObject({ day: '2026-01-01', ranked: false })
    expect(await start(ada)).toMatchObject({ day: '2026-01-02', ranked: true })
  })

  it('deals no earlier board that was withdrawn, and says when all are finished', async () => {
    const { ports, arrive, start, play, world } = await openArchive()
    const ada = await arrive(1)
    const { packId } = await start(ada, 'earlier')
    await ports.gamePacks.withdraw(packId, world.nowMs)
    expect(await start(ada, 'earlier')).toMatchObject({ day: '2025-12-31' })
    for (let round = 0; round < 29; round += 1) await play(ada, plainPilot, MINUTE_MS, 'earlier')
    await expect(start(ada, 'earlier')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('the last 30 days'),
    })
    expect(await start(ada)).toMatchObject({ day: '2026-01-02', ranked: true })
  })

  it('offers what was written by hand about its trends', async () => {
    const { ports, arrive, start, world } = await openArchive()
    const joke = { format: 'drake', style: 'funny', captions: ['Sixteen scraps', 'One joke of our own'] } as const
    for (const { id } of world.trends) world.handwritten.set(id, { jokes: { observations: [], memes: [joke] } })
    const { packId } = await start(await arrive(1))
    const { groups } = memeMakerPackSchema.parse((await getPack(ports, packId)).content)
    // No two memes of a board have the same format.
    expect(
      groups.map(({ meme }) => meme.captions[0]).filter((captions) => String(captions) === String(joke.captions)),
    ).toHaveLength(1)
  })

  it('lets everybody think for half an hour', async () => {
    const { arrive, play } = await openArchive()
    const { result } = await play(await arrive(1), plainPilot, 29 * MINUTE_MS)
    expect(result.dayPlace).toBe(1)
  })

  it('costs nothing in the night, whatever is in the news', async () => {
    const { ports, world } = await openArchive()
    world.nowMs += 24 * 60 * MINUTE_MS
    const findShown = vi.spyOn(ports.trends, 'findShown')
    const buildPack = vi.spyOn(ports.gameLibrary, 'buildPack')
    await buildTodaysPacks(ports, null)
    expect(buildPack.mock.calls.map(([id]) => id)).not.toContain(GAME)
    expect(findShown).not.toHaveBeenCalled()
    buildPack.mockRestore()
  })
})
