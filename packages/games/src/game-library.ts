import type { Game } from '@trendverse/domain/games/game'
import type { Trend } from '@trendverse/domain/trends/trend'
import { PLAYABLE } from './playable'
import { GAMES } from './registry'

const games: readonly Game[] = Object.values(GAMES)

/** What the product asks the games of our own for. */
export const gameLibrary = {
  games,
  currentVersion: (gameId: string): number | null => playableGame(gameId)?.currentVersion ?? null,
  buildPack: (gameId: string, from: { readonly day: string; readonly trends: readonly Trend[] }) => {
    const built = playableGame(gameId)?.buildPack(from)
    return built?.kind === 'pack' ? { edition: built.pack.edition, content: { ...built.pack } } : null
  },
}

function playableGame(gameId: string) {
  return Object.hasOwn(PLAYABLE, gameId) ? PLAYABLE[gameId] : undefined
}
