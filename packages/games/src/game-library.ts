import type { Game } from '@trendverse/domain/games/game'
import type { Trend } from '@trendverse/domain/trends/trend'
import { playableGame } from './playable'
import { GAMES } from './registry'

const games: readonly Game[] = Object.values(GAMES)

/** What the product asks the games of our own for. */
export const gameLibrary = {
  games,
  currentVersion: (gameId: string): number | null => playableGame(gameId)?.currentVersion ?? null,
  trendsIn: (gameId: string, content: unknown): readonly string[] => playableGame(gameId)?.trendsIn(content) ?? [],
  buildPack: (gameId: string, from: { readonly day: string; readonly trends: readonly Trend[] }) => {
    const built = playableGame(gameId)?.buildPack(from)
    return built?.kind === 'pack' ? { edition: built.pack.edition, content: { ...built.pack } } : null
  },
}
