import { describe, expect, it } from 'vitest'
import {
  buildBoard,
  buildRunResult,
  buildShownRun,
  buildTicket,
  GAME,
  gameCalls,
  openGame,
  playEachGameAnew,
} from '../../app/testing/open-game'

playEachGameAnew()

const FINISHED = { type: 'RUN_FINISHED', rulesVersion: 1, packId: 'p', seed: 's', score: 5, log: 'AAEC' } as const
const BOARDS = { ...GAME, modes: ['normal'], measure: 'moves', practice: 'earlier' } as const

/** A board of the day that was solved, with its ranked run. */
async function solved() {
  gameCalls.get.mockResolvedValue({ data: BOARDS })
  gameCalls.start.mockResolvedValue({ data: buildTicket({ edition: 'archive' }) })
  const on = await openGame()
  await on.start()
  await on.say(FINISHED)
  await on.pass(0)
  return on
}

describe('a game whose boards are solved once', () => {
  it('offers a board of an earlier day next, and says which it is and that it is for fun', async () => {
    const on = await solved()
    expect(on.text()).toContain('“Play another puzzle” opens a puzzle from an earlier day, just for fun.')
    expect(on.text()).not.toContain('Play again')
    gameCalls.start.mockResolvedValue({ data: buildTicket({ edition: 'archive', ranked: false, day: '2026-02-28' }) })
    await on.pressButton('Play another puzzle')
    await on.pass(0)
    expect(gameCalls.start).toHaveBeenLastCalledWith({ gameId: GAME.id, mode: 'normal', board: 'earlier' })
    expect(on.text()).toContain('Puzzle from 28 Feb: just for fun, so it isn’t ranked.')
    // The places beside it stay those of today.
    expect(gameCalls.board).toHaveBeenLastCalledWith(
      { gameId: GAME.id, board: '2026-03-01', mode: 'normal' },
      expect.anything(),
    )
    gameCalls.finish.mockResolvedValue({ data: buildRunResult({ dayPlace: null, allTimePlace: null, isBest: false }) })
    await on.say(FINISHED)
    await on.pass(0)
    expect(on.text()).toContain('It was just for fun, so it isn’t on the leaderboard.')
  })

  it('repeats the board of the day for fun where that is asked for', async () => {
    const on = await solved()
    gameCalls.start.mockResolvedValue({ data: buildTicket({ edition: 'archive', ranked: false }) })
    await on.pressButton('Today’s puzzle again')
    await on.pass(0)
    expect(gameCalls.start).toHaveBeenLastCalledWith({ gameId: GAME.id, mode: 'normal', board: 'day' })
    expect(on.text()).toContain('Today’s puzzle again: just for fun, so it isn’t ranked.')
  })

  it('says in its dialog what Again opens', async () => {
    const on = await solved()
    await on.say({ type: 'GAME_COMPLETED', score: 5, shareGrid: 'x' })
    expect(on.find('dialog').textContent).toContain('“Again” opens a puzzle from an earlier day, just for fun.')
    await on.pressButton('Again')
    await on.pass(0)
    expect(gameCalls.start).toHaveBeenLastCalledWith(expect.objectContaining({ board: 'earlier' }))
  })
})

describe('what is shown of a run', () => {
  it('is not its length where all runs are as long', async () => {
    gameCalls.get.mockResolvedValue({ data: { ...GAME, measure: 'moves', figures: ['points'] } })
    gameCalls.board.mockResolvedValue({
      data: buildBoard({ total: 1, rows: [{ ...buildShownRun({ ticks: 10 }), place: 1, hasLog: true }] }),
    })
    const on = await openGame()
    expect(on.find('.game-board').textContent).toContain('11,420')
    expect(on.find('.game-board').textContent).not.toMatch(/moves/i)
    await on.remove()
    gameCalls.run.mockResolvedValue({ data: buildShownRun({ ticks: 10 }) })
    const replay = await openGame({ path: `/play/${GAME.id}?run=${buildShownRun().runId}` })
    await replay.until(() => expect(replay.text()).toContain(`${GAME.name}, 1 Mar`))
    expect(replay.text()).not.toContain('10 moves')
  })
})
