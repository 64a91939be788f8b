import type { Game } from '@trendverse/domain/games/game'

const CONTROLS: Readonly<Record<Game['controls'], string>> = {
  mouse: 'Mouse',
  keyboard: 'Keyboard',
  touch: 'Touch',
  gamepad: 'Gamepad',
  'mouse+keyboard': 'Mouse + keyboard',
}

/** What a game is played with (PL-06, PL-08). */
export function controlsText(controls: Game['controls']): string {
  return CONTROLS[controls]
}

/** `1 player`, `4 players` */
export function playersText(maxPlayers: number): string {
  return maxPlayers === 1 ? '1 player' : `${maxPlayers} players`
}

const WHOLE = new Intl.NumberFormat('en')

/** `11,420`: every point counts. */
export function scoreText(score: number): string {
  return WHOLE.format(score)
}
