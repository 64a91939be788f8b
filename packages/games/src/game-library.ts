import type { Game } from '@trendverse/domain/games/game'
import { type PackMaterial, PLAYABLE } from './playable'
import { GAMES } from './registry'

const games: readonly Game[] = Object.values(GAMES)

/** What the product asks the games of our own for. */
export const gameLibrary = {
  games,
  currentVersion: (gameId: string): number | null => playableGame(gameId)?.currentVersion ?? null,
  usesCases: (gameId: string): boolean => playableGame(gameId)?.usesCases ?? false,
  buildPack: (gameId: string, from: PackMaterial) => {
    const built = playableGame(gameId)?.buildPack(from)
    return built?.kind === 'pack' ? { edition: built.pack.edition, content: { ...built.pack } } : null
  },
}

function playableGame(gameId: string) {
  return Object.hasOwn(PLAYABLE, gameId) ? PLAYABLE[gameId] : undefined
}
