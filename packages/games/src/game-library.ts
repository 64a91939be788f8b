import type { Game } from '@trendverse/domain/games/game'
import type { PackMaterial } from '@trendverse/domain/games/pack-material'
import { playableGame } from './playable'
import { GAMES } from './registry'

const games: readonly Game[] = Object.values(GAMES)

/** What the product asks the games of our own for. */
export const gameLibrary = {
  games,
  rulesOf: (gameId: string) => playableGame(gameId)?.inUse ?? null,
  areAlike: (gameId: string, rulesVersion: number, one: Uint8Array, other: Uint8Array): boolean =>
    playableGame(gameId)?.likenesses.get(rulesVersion)?.(one, other) ?? false,
  trendsIn: (gameId: string, content: unknown): readonly string[] => playableGame(gameId)?.trendsIn(content) ?? [],
  buildPack: async (gameId: string, material: PackMaterial) => {
    const built = await playableGame(gameId)?.buildPack(material)
    return built?.kind === 'pack' ? { edition: built.pack.edition, content: { ...built.pack } } : null
  },
}
