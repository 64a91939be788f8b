import { describe, expect, it } from 'vitest'
import { openGameWorld, playTicket } from './game-world.fixtures'
import { readGameBoard } from './read-board'
import { describeTicket, startRun } from './start-run'

const BOARD = { gameId: 'trend-quiz', mode: 'normal', board: '2026-01-02' } as const

describe('the first run of a day', () => {
  it('has no place where its player has not verified an address, and the ticket says so', async () => {
    const { arrive, start, send, ports } = await openGameWorld()
    const ada = await arrive(1, { emailVerified: false })
    const run = await start(ada)
    expect(describeTicket(run)).toMatchObject({ ranked: false, unranked: 'unverified' })
    const ended = await send(ada, run, playTicket(run))
    expect(ended).toMatchObject({ unranked: 'unverified', dayPlace: null, isBest: false, run: { ranked: false } })
    for (const board of [BOARD.board, 'all-time']) {
      expect(await readGameBoard(ports, ada, { ...BOARD, board })).toMatchObject({ total: 0, own: null })
    }
  })

  it('is the only one that counts, verified since or not', async () => {
    const { arrive, start, send, ports } = await openGameWorld()
    const ada = await arrive(1, { emailVerified: false })
    const run = await start(ada)
    await send(ada, run, playTicket(run))
    await ports.accounts.update(ada.user.id, { emailVerified: true })
    const verified = { ...ada, user: { ...ada.user, emailVerified: true } }
    expect(describeTicket(await start(verified))).toMatchObject({ ranked: false, unranked: null })
  })

  it('takes no place where it is refused', async () => {
    const { arrive, ports } = await openGameWorld()
    const wanted = { gameId: 'trend-quiz', mode: 'normal' } as const
    for (let n = 1; n <= 4; n += 1) {
      const spent = await arrive(n, { dailyLimitOverrides: { memes: null, quizzes: null, games: 0 } })
      await expect(startRun(ports, spent, wanted)).rejects.toMatchObject({ code: 'limit_reached' })
    }
    expect((await startRun(ports, await arrive(5), wanted))?.unranked).toBeNull()
  })

  it('takes one place of its network, however often its player starts at once', async () => {
    const { arrive, ports } = await openGameWorld()
    const wanted = { gameId: 'trend-quiz', mode: 'normal' } as const
    const ada = await arrive(1)
    const runs = await Promise.all([1, 2, 3].map(() => startRun(ports, ada, wanted)))
    expect(runs.filter((run) => run?.ranked)).toMatchObject([{ unranked: null }])
    for (const n of [2, 3]) expect((await startRun(ports, await arrive(n), wanted))?.unranked).toBeNull()
    expect((await startRun(ports, await arrive(4), wanted))?.unranked).toBe('network_full')
  })

  it('has a place for three accounts of one network', async () => {
    const { arrive, ports } = await openGameWorld()
    const reasons: unknown[] = []
    for (let n = 1; n <= 5; n += 1) {
      reasons.push((await startRun(ports, await arrive(n), { gameId: 'trend-quiz', mode: 'normal' }))?.unranked)
    }
    expect(reasons).toEqual([null, null, null, 'network_full', 'network_full'])
    // a mode has a board of its own
    expect((await startRun(ports, await arrive(6), { gameId: 'trend-quiz', mode: 'calm' }))?.unranked).toBeNull()
  })
})
