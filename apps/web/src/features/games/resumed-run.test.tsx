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
    expect(again.text()).toContain('This run counts: it is your first of the day.')
    await again.say({ type: 'RUN_FINISHED', rulesVersion: 1, packId: 'p', seed: 's', score: 5, log: 'AAEC' })
    await again.pass(0)
    expect(gameCalls.finish).toHaveBeenCalledTimes(1)
    await again.remove()
    await (await openGame()).start()
    expect(gameCalls.start).toHaveBeenCalledTimes(2)
  })

  it('is over where its game kept nothing, or its player started over', async () => {
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
    await (await openGame()).start()
    expect(gameCalls.start).toHaveBeenCalledTimes(3)
  })

  it('is not given away by a link of the page without a question', async () => {
    const on = await openGame()
    await on.start()
    await on.click('.game-back')
    await on.until(() => expect(on.find('dialog').textContent).toContain('Leave this run?'))
    await on.pressButton('Keep playing')
    expect(on.frame()).toBeTruthy()
  })
})

describe('a replay of today', () => {
  const path = `/play/${GAME.id}?run=${buildShownRun().runId}`

  it('is shown after a question to who has no place today yet', async () => {
    const on = await openGame({ account: buildAccount(), path })
    await on.until(() => expect(on.find('h1').textContent).toBe('This replay shows today’s answers'))
    expect(on.element.querySelector('iframe')).toBeNull()
    await on.pressButton('Watch anyway')
    expect(on.frame()).toBeTruthy()
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
