import type { GameHost } from '@trendverse/game-kit/connect-to-host'
import { followPauseKeys } from './pause-keys'
import type { PlayedGame } from './played-game'
import type { ReplayDesk } from './replay-desk'

/** Obeys the page's buttons, and the keys that pause, while a game is played. */
export function followPage(host: GameHost, game: PlayedGame): void {
  host.on('START_GAME', () => {
    if (game.phase === 'paused') game.resume()
    else if (game.phase !== 'playing') game.begin()
  })
  host.on('RESET_GAME', () => game.begin())
  host.on('PAUSE_GAME', () => game.pause())
  host.on('RESUME_GAME', () => game.resume())
  followPauseKeys(game)
}

/**
 * Obeys the page's buttons while a replay is watched. It does not pause when it loses the focus: viewers often click elsewhere on
 * the page.
 */
export function followPageInReplay(host: GameHost, desk: ReplayDesk): void {
  host.on('RESET_GAME', () => desk.obey({ type: 'REPLAY_CONTROL', action: 'seek', tick: 0 }))
  host.on('REPLAY_CONTROL', (order) => desk.obey(order))
}

export function followMute(host: GameHost, mute: (isMuted: boolean) => void): void {
  host.on('MUTE_AUDIO', () => mute(true))
  host.on('UNMUTE_AUDIO', () => mute(false))
}
