import type { GamePackHead, GamePackRepository } from '@trendverse/application/ports/games'
import type { GamePack } from '@trendverse/domain/games/game-pack'
import { cleanCopy, cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Packs of games in memory. */
export function memoryGamePacks({
  gamePacks,
  gameRuns,
}: Pick<MemoryStore, 'gamePacks' | 'gameRuns'>): GamePackRepository {
  const inUse = ({ gameId, day }: GamePack) =>
    [...gamePacks.values()].find((pack) => pack.gameId === gameId && pack.day === day && pack.withdrawnAtMs === null)
  return {
    add: async (given) => {
      const pack = cleanCopy(given)
      if (inUse(pack) === undefined && !gamePacks.has(pack.id)) gamePacks.set(pack.id, pack)
      const kept = inUse(pack)
      return kept === undefined ? null : headOf(kept)
    },
    withdraw: async (id, nowMs) => {
      const pack = gamePacks.get(cleanText(id))
      if (pack === undefined) return null
      const withdrawn = { ...pack, withdrawnAtMs: pack.withdrawnAtMs ?? nowMs }
      gamePacks.set(pack.id, withdrawn)
      return headOf(withdrawn)
    },
    restore: async (id) => {
      const pack = gamePacks.get(cleanText(id))
      if (pack === undefined) return null
      if (pack.withdrawnAtMs !== null && inUse(pack) !== undefined) return 'replaced'
      const restored = { ...pack, withdrawnAtMs: null }
      gamePacks.set(pack.id, restored)
      return headOf(restored)
    },
    list: async ({ page, pageSize, gameId, day, withdrawn }) => {
      const all = [...gamePacks.values()]
        .filter((pack) => gameId === null || pack.gameId === gameId)
        .filter((pack) => day === null || pack.day === day)
        .filter((pack) => withdrawn === null || (pack.withdrawnAtMs !== null) === withdrawn)
        .sort(
          (a, b) => -(a.day === b.day ? a.builtAtMs - b.builtAtMs || (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1),
        )
      const finished = [...gameRuns.values()].filter(({ run }) => run.result !== null)
      const packs = all.slice((page - 1) * pageSize, page * pageSize).map((pack) => ({
        ...headOf(pack),
        runs: finished.filter(({ run }) => run.packId === pack.id).length,
      }))
      return { packs, total: all.length }
    },
    find: async (id) => gamePacks.get(cleanText(id)) ?? null,
    listDays: async (gameId, fromDay, throughDay) =>
      [...gamePacks.values()]
        .filter((pack) => pack.gameId === gameId && pack.day >= fromDay && pack.day <= throughDay)
        .sort((a, b) => (a.day === b.day ? b.builtAtMs - a.builtAtMs : a.day < b.day ? 1 : -1))
        .map(headOf),
  }
}

function headOf({ content: _content, ...head }: GamePack): GamePackHead {
  return head
}
