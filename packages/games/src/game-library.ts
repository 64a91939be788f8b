import type { Game } from '@trendverse/domain/games/game'
import { PLAYABLE } from './playable'
import { GAMES } from './registry'

const games: readonly Game[] = Object.values(GAMES)

/** What the product asks the games of our own for. */
export const gameLibrary = {
  games,
  currentVersion: (gameId: string): number | null => playableGame(gameId)?.currentVersion ?? null,
}

function playableGame(gameId: string) {
  return Object.hasOwn(PLAYABLE, gameId) ? PLAYABLE[gameId] : undefined
}
