import { describe, expect, it } from 'vitest'
import { newPadReading } from './gamepad-stick'
import { createPadPause } from './pad-pause'
import type { Phase } from './played-game'

function played(first: Phase) {
  const game = {
    phase: first,
    begin() {},
    pause() {
      game.phase = 'paused'
    },
    resume() {
      game.phase = 'playing'
    },
  }
  const read = createPadPause(game)
  return (...buttons: readonly ('menu' | 'confirm')[]): Phase => {
    read({ ...newPadReading(), menu: buttons.includes('menu'), confirm: buttons.includes('confirm') })
    return game.phase
  }
}

describe('the buttons of a gamepad', () => {
  it('pause and resume with menu, once per press', () => {
    const press = played('playing')
    expect(press('menu')).toBe('paused')
    expect(press('menu')).toBe('paused')
    expect(press()).toBe('paused')
    expect(press('menu')).toBe('playing')
  })

  it('resume with the first button, which does not pause', () => {
    const press = played('playing')
    expect(press('confirm')).toBe('playing')
    press('menu')
    expect(press()).toBe('paused')
    expect(press('confirm')).toBe('playing')
  })

  it('leave a game alone that is over', () => {
    expect(played('over')('menu', 'confirm')).toBe('over')
  })
})
