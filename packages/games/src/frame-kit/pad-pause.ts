import { newPadReading, type PadReading, readPads } from './gamepad-stick'
import type { PlayedGame } from './played-game'

/** The menu button of a gamepad pauses and resumes; its first button resumes. Each press counts once. */
export function createPadPause(game: PlayedGame): (pad: PadReading) => void {
  let wasMenu = false
  let wasConfirm = false
  return ({ menu, confirm }) => {
    const pressesMenu = menu && !wasMenu
    const pressesConfirm = confirm && !wasConfirm
    wasMenu = menu
    wasConfirm = confirm
    if (game.phase === 'paused' && (pressesMenu || pressesConfirm)) game.resume()
    else if (game.phase === 'playing' && pressesMenu) game.pause()
  }
}

/** Obeys the gamepad while the game has the focus. The answer is to be called once per picture. */
export function followPadPause(game: PlayedGame): () => void {
  const press = createPadPause(game)
  const pad = newPadReading()
  let hasPad = false
  addEventListener('gamepadconnected', () => {
    hasPad = true
  })
  return () => {
    // A dialog of the page holds the game until it is closed.
    if (hasPad && document.hasFocus()) press(readPads(navigator.getGamepads(), pad))
  }
}
