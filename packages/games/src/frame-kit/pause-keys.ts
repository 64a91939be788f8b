import type { PlayedGame } from './played-game'

/** P pauses and resumes. Escape only pauses, because it also leaves full screen. */
export function followPauseKeys(game: PlayedGame): void {
  addEventListener('keydown', ({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (repeat || ctrlKey || metaKey || altKey) return
    const isP = key.toLowerCase() === 'p'
    if (isP && game.phase === 'paused') game.resume()
    else if (isP || key === 'Escape') game.pause()
  })
}
