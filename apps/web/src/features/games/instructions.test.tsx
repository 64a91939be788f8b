import { describe, expect, it } from 'vitest'
import { GAME, gameCalls, openGame, playEachGameAnew, teachWindow } from '../../app/testing/open-game'

playEachGameAnew()

describe('the instructions of a game (PL-07, GF-04)', () => {
  it('explains how to play a step at a time, and what keys do below the steps', async () => {
    gameCalls.get.mockResolvedValue({
      data: { ...GAME, instructions: 'Tap four.\n\nPress Make it.\nKeyboard: Enter.' },
    })
    const on = await openGame()
    expect([...on.element.querySelectorAll('.game-steps li')].map((step) => step.textContent)).toEqual([
      'Tap four.',
      'Press Make it.',
    ])
    expect(on.text()).toContain('Keyboard: Enter.')
  })

  it('says nothing of a keyboard on a phone (GF-04)', async () => {
    teachWindow({ isPhone: true })
    gameCalls.get.mockResolvedValue({ data: { ...GAME, instructions: 'Tap four.\nPress Make it.\nKeyboard: Enter.' } })
    const on = await openGame()
    await on.start()
    expect(on.find('section[aria-labelledby="mobile-controls"]').textContent).toContain('Press Make it.')
    expect(on.text()).not.toContain('Keyboard: Enter.')
  })
})
