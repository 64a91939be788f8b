import { type GameRepository, MAX_ADDED_GAMES } from '@trendverse/application/ports/games'
import { cleanCopy, cleanText } from '../reading/clean-text'
import type { KeptGame, MemoryStore } from './memory-store'

/** The catalogue of games in memory. Nothing else runs between the look at a game and its change. */
export function memoryGameRepository({ games }: Pick<MemoryStore, 'games'>): GameRepository {
  const find = (id: string) => games.get(cleanText(id))?.game ?? null
  return {
    list: async () => [...games.values()].sort(earlierFirst).map(({ game }) => game),
    find: async (id) => find(id),
    add: async (game, nowMs) => {
      if (find(game.id) !== null) return 'taken'
      if (games.size >= MAX_ADDED_GAMES) return 'full'
      games.set(cleanText(game.id), { game: cleanCopy(game), addedAtMs: nowMs })
      return 'added'
    },
    edit: async (id, change, nowMs) => {
      const key = cleanText(id)
      const kept = games.get(key)
      const changed = change(kept?.game ?? null)
      if (changed === null) return kept?.game ?? null
      const game = cleanCopy(changed)
      games.set(key, { game, addedAtMs: kept?.addedAtMs ?? nowMs })
      return game
    },
    remove: async (id) => games.delete(cleanText(id)),
  }
}

function earlierFirst(a: KeptGame, b: KeptGame): number {
  return a.addedAtMs - b.addedAtMs || (a.game.id < b.game.id ? -1 : 1)
}
