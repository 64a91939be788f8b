import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
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

playEachGameAnew()

describe('a run that was left', () => {
  it('goes on if its game has saved, and uses no second unit of the day', async () => {
    const first = await openGame()
    await first.start()
    await first.say({ type: 'SAVE', id: 1, data: 'half of it' })
    await first.remove()
    const again = await openGame()
    await again.start()
    expect(gameCalls.start).toHaveBeenCalledTimes(1)
    expect(again.sent[0]).toMatchObject({ config: { save: 'half of it' } })
    expect(again.text()).toContain('This run counts for the leaderboard: it’s your first of the day.')
    await again.say({ type: 'RUN_FINISHED', rulesVersion: 1, packId: 'p', seed: 's', score: 5, log: 'AAEC' })
    await again.pass(0)
    expect(gameCalls.finish).toHaveBeenCalledTimes(1)
    await again.remove()
    await (await openGame()).start()
    expect(gameCalls.start).toHaveBeenCalledTimes(2)
  })

  it('starts anew if the game saved nothing, or the player started over', async () => {
    const first = await openGame()
    await first.start()
    await first.remove()
    const second = await openGame()
    await second.start()
    expect(gameCalls.start).toHaveBeenCalledTimes(2)
    await second.say({ type: 'SAVE', id: 1, data: 'half of it' })
    await second.pressButton('Reset')
    await second.pressButton('Start over')
    await second.say({ type: 'SAVE', id: 2, data: 'a new beginning' })
    await second.remove()
    const third = await openGame()
    await third.start()
    expect(gameCalls.start).toHaveBeenCalledTimes(3)
    expect(third.sent[0]).toMatchObject({ config: { save: null } })
  })

  it('is nobody else’s to go on with on the same device', async () => {
    const first = await openGame()
    await first.start()
    await first.say({ type: 'SAVE', id: 1, data: 'half of it' })
    await first.remove()
    const other = await openGame({ account: buildAccount({ id: testUuid(2) }) })
    await other.start()
    expect(gameCalls.start).toHaveBeenCalledTimes(2)
    expect(other.sent[0]).toMatchObject({ config: { save: null } })
  })

  it('starts anew the next time if its pack is gone', async () => {
    const first = await openGame()
    await first.start()
    await first.say({ type: 'SAVE', id: 1, data: 'half of it' })
    await first.remove()
    const again = await openGame()
    gameCalls.pack.mockRejectedValueOnce(new AppError('not_found', 'This pack doesn’t exist.'))
    await again.pressButton('Start Game')
    await again.pass(0)
    expect(again.find('[role=alert]').textContent).not.toBe('')
    await again.start()
    expect(gameCalls.start).toHaveBeenCalledTimes(2)
  })
})

describe('a run that counts', () => {
  it.each([
    ['a link to another page', '.game-back'],
    ['a replay beside it', '.game-board tbody a'],
  ])('asks before %s leads away from it', async (_, link) => {
    gameCalls.board.mockResolvedValue({ data: buildBoard({ total: 1, rows: [boardRow(1)] }) })
    const on = await openGame()
    await on.start()
    await on.click(link)
    await on.until(() => expect(on.find('dialog').textContent).toContain('Leave this run?'))
    await on.pressButton('Keep playing')
    expect(on.frame()).toBeTruthy()
  })

  it('asks before another run takes its place', async () => {
    const on = await openGame()
    await on.start()
    await on.pressButton('Complete')
    await on.pressButton('Again')
    expect(on.text()).toContain('Start over?')
    expect(gameCalls.start).toHaveBeenCalledTimes(1)
    await on.pressButton('Start over')
    await on.pass(0)
    expect(gameCalls.start).toHaveBeenCalledTimes(2)
  })
})

describe('a replay of today', () => {
  const path = `/play/${GAME.id}?run=${buildShownRun().runId}`

  it('says when it can be watched to whom it would give away the answers, and offers to play', async () => {
    const text = 'You can watch this run once your own run of today is in, or tomorrow.'
    gameCalls.run.mockRejectedValue(new AppError('run_held_back', text))
    const on = await openGame({ account: buildAccount(), path })
    await on.until(() => expect(on.find('h1').textContent).toBe('This replay gives away today’s answers'))
    expect(on.text()).toContain(text)
    expect(on.text()).toContain(`Play ${GAME.name}`)
    expect(on.element.querySelector('iframe')).toBeNull()
    expect(gameCalls.pack).not.toHaveBeenCalled()
  })

  it.each([
    ['who has a place today', {}, { own: boardRow(3) }],
    ['everybody a day later', { day: '2026-02-28' }, {}],
  ])('is shown at once to %s', async (_, run, board) => {
    gameCalls.run.mockResolvedValue({ data: buildShownRun(run) })
    gameCalls.board.mockResolvedValue({ data: buildBoard(board) })
    const on = await openGame({ account: buildAccount(), path })
    await on.until(() => expect(on.find('h1').textContent).toBe('ada: 11,420 points'))
  })
})
