import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { describe, expect, it } from 'vitest'
import {
  boardRow,
  buildBoard,
  buildShownRun,
  GAME,
  gameCalls,
  openGame,
  playEachGameAnew,
} from '../../app/testing/open-game'
// What a press opens is loaded already.
import '../../components/reports/report-dialog'

playEachGameAnew()

describe('the board of a game', () => {
  it('shows the best of the day with their replays, and one’s own place below', async () => {
    gameCalls.board.mockResolvedValue({
      data: buildBoard({ total: 40, rows: [boardRow(1), boardRow(2, { hasLog: false })], own: boardRow(31) }),
    })
    const on = await openGame()
    const rows = [...on.element.querySelectorAll('.game-board tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([
      ['1', 'player1: watch the run', '1:17', '11,900'],
      ['2', 'player2', '1:17', '11,800'],
      ['31', 'player31: watch the run', '1:17', '8,900'],
    ])
    expect(on.element.querySelectorAll('.game-board [aria-current]')).toHaveLength(1)
  })

  it('goes on where more is asked for, and says so where that fails', async () => {
    const first = Array.from({ length: 25 }, (_, index) => boardRow(index + 1))
    gameCalls.board.mockResolvedValue({
      data: buildBoard({ total: 26, rows: first, nextCursor: 'after-25', own: boardRow(26) }),
    })
    const on = await openGame()
    gameCalls.board.mockRejectedValueOnce(new AppError('internal_error', 'x', { retryable: true }))
    await on.pressButton('Show more')
    await on.pass(0)
    expect(on.find('.game-card [role=alert]').textContent).toBe(
      'We couldn’t load the rest of the leaderboard. Please try again.',
    )
    gameCalls.board.mockResolvedValueOnce({ data: buildBoard({ total: 26, rows: [boardRow(26)] }) })
    await on.pressButton('Show more')
    await on.pass(0)
    expect(gameCalls.board).toHaveBeenLastCalledWith(expect.objectContaining({ cursor: 'after-25' }))
    expect(on.element.querySelectorAll('.game-board')).toHaveLength(1)
    expect(on.element.querySelectorAll('.game-board tbody tr')).toHaveLength(26)
    expect(on.text()).not.toContain('Show more')
  })

  it('says that it is empty, about this device only, or that it did not arrive', async () => {
    const on = await openGame()
    expect(on.text()).toContain('No scores yet today. Be the first on this leaderboard.')
    await on.remove()
    gameCalls.board.mockResolvedValue({ data: buildBoard({ scope: 'device' }) })
    const again = await openGame()
    expect(again.text()).toContain('On this device')
    await again.remove()
    gameCalls.board.mockRejectedValue(new AppError('internal_error', 'x', { retryable: true }))
    const failed = await openGame()
    expect(failed.text()).toContain('The leaderboard didn’t load. You can still play.')
  })
})

describe('a run that is watched', () => {
  const RUN = buildShownRun().runId
  const watch = async () => {
    const on = await openGame({ path: `/play/${GAME.id}?run=${RUN}` })
    await on.pass(0)
    return on
  }

  it('is shown to guests, in a frame of its own (OP-27)', async () => {
    const on = await watch()
    await on.until(() => expect(on.find('h1').textContent).toBe('ada: 11,420 points'))
    expect(on.frame().getAttribute('sandbox')).toBe('allow-scripts')
    expect(gameCalls.start).not.toHaveBeenCalled()
    expect(on.element.querySelector('dialog')).toBeNull()
  })

  it.each([
    ['is not kept any more', { log: null }],
    ['belongs to another game', { gameId: 'meme-maker' }],
  ])('says so where it %s', async (_, parts) => {
    gameCalls.run.mockResolvedValue({ data: buildShownRun(parts) })
    const on = await watch()
    await on.until(() => expect(on.find('h1').textContent).toBe('Replay Not Found'))
  })

  it('can be reported by whoever watches it, and not by its player (OP-80)', async () => {
    const on = await watch()
    await on.until(() => expect(on.text()).toContain('About'))
    await on.pressButton('Report')
    await on.until(() => expect(on.find('dialog h2').textContent).toBe('Report this run'))
    await on.click('dialog input[value=cheating]')
    await on.click('dialog button[type=submit]')
    await on.until(() => expect(gameCalls.report).toHaveBeenCalledOnce())
    expect(gameCalls.report.mock.calls[0]).toEqual([{ kind: 'run', id: RUN, reason: 'cheating', note: '' }])
    await on.remove()
    gameCalls.run.mockResolvedValue({ data: buildShownRun({ day: '2026-02-28' }) })
    const own = await openGame({ path: `/play/${GAME.id}?run=${RUN}`, account: buildAccount({ username: 'ada' }) })
    await own.pass(0)
    await own.until(() => expect(own.find('h1').textContent).toBe('ada: 11,420 points'))
    expect([...own.element.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('Report')
  })

  it('can be raced on its own day only: the course is another one tomorrow', async () => {
    const on = await watch()
    await on.until(() => expect(on.text()).toContain('Race this run'))
    await on.remove()
    gameCalls.run.mockResolvedValue({ data: buildShownRun({ day: '2026-02-28' }) })
    const older = await watch()
    await older.until(() => expect(older.find('h1').textContent).toBe('ada: 11,420 points'))
    expect(older.text()).not.toContain('Race this run')
    await older.remove()
    const race = await openGame({ path: `/play/${GAME.id}?race=${RUN}`, account: buildAccount() })
    await race.pass(0)
    expect(race.text()).not.toContain('You’re racing')
  })

  it('flies beside one’s own, where both have the same course', async () => {
    gameCalls.run.mockResolvedValue({ data: buildShownRun({ runId: RUN, log: 'BBBB' }) })
    const on = await openGame({ path: `/play/${GAME.id}?race=${RUN}`, account: buildAccount() })
    await on.pass(0)
    expect(on.text()).toContain('You’re racing ada (11,420 points).')
    await on.start()
    expect(on.sent[0]).toMatchObject({ config: { ghost: { log: 'BBBB' } } })
  })

  it('is not raced before one’s own run of the day is in, and the page says so', async () => {
    gameCalls.run.mockRejectedValue(new AppError('run_held_back', 'x'))
    const on = await openGame({ path: `/play/${GAME.id}?race=${RUN}`, account: buildAccount() })
    await on.until(() =>
      expect(on.text()).toContain('Finish your own run for today first. Then you can race against this one.'),
    )
    await on.start()
    expect(on.sent[0]).not.toHaveProperty('config.ghost')
  })

  it.each([
    ['another course', { seed: 'another/daily' }],
    ['another pack', { packId: 'trend-quiz-2026-03-01-000000000000' }],
    ['other rules', { rulesVersion: 2 }],
  ])('does not fly beside a run of %s', async (_, parts) => {
    gameCalls.run.mockResolvedValue({ data: buildShownRun({ runId: RUN, log: 'BBBB', ...parts }) })
    const on = await openGame({ path: `/play/${GAME.id}?race=${RUN}`, account: buildAccount() })
    await on.pass(0)
    await on.start()
    expect(on.sent[0]).not.toHaveProperty('config.ghost')
  })
})
