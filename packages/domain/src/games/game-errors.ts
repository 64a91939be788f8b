import type { GameErrorCode } from './frame-protocol'

/** ER-52 to ER-56 */
const SENTENCES: Readonly<Record<GameErrorCode, string>> = {
  NETWORK_ERROR: 'Connection issue. Please check your internet.',
  LOAD_FAILED: 'Game failed to load. Try refreshing the page.',
  COMPATIBILITY_ERROR: 'This game may not be compatible with your device.',
  PERMISSION_ERROR: 'Please enable required permissions for the game.',
  UNKNOWN: 'An unexpected error occurred.',
}

/** What an alert says about a game's error (PL-25). */
export function gameErrorText(code: GameErrorCode): string {
  return `Game Error: ${SENTENCES[code]}`
}
