import { describe, expect, it } from 'vitest'
import { boardRow, buildBoard, GAME, gameCalls, openGame, playEachGameAnew } from '../../app/testing/open-game'

playEachGameAnew()

describe('a game for guests', () => {
  it('is locked to guests who want to play; closing that leads home (PL-03)', async () => {
    const rows = [boardRow(1), boardRow(2, { day: '2026-02-28', hasLog: false }), boardRow(3, { day: '2026-02-28' })]
    gameCalls.board.mockResolvedValue({ data: buildBoard({ rows }) })
    const on = await openGame({})
    const watch = [...on.element.querySelectorAll('a')].find((link) => link.textContent === 'Watch the best run first')
    expect(watch?.getAttribute('href')).toBe(`/play/${GAME.id}?run=${boardRow(3).runId}`)
    expect(on.element.querySelector('dialog')).toBeNull()
    await on.pressButton('Start Game')
    expect(gameCalls.start).not.toHaveBeenCalled()
    await on.until(() => expect(on.find('dialog h2').textContent).toBe('Feature Locked'))
    await on.pressButton('Close this window')
    await on.pass(0)
    expect(on.history.location.pathname).toBe('/')
  })
})
