import { gameSchema } from '@trendverse/domain/games/game'
import { type GamePack, PACK_EDITIONS } from '@trendverse/domain/games/game-pack'
import { z } from 'zod'
import type { KeptGame } from '../memory/memory-store'
import { type DeviceTable, deviceTable } from './device-table'
import { instant } from './row-shapes'
import { GAME_PACKS_KEY, GAMES_KEY } from './storage-keys'

const gameRecord: z.ZodType<KeptGame> = z.object({ game: gameSchema, addedAtMs: instant })

const packRecord: z.ZodType<GamePack> = z.object({
  id: z.string(),
  gameId: z.string(),
  day: z.iso.date(),
  edition: z.enum(PACK_EDITIONS),
  content: z.string(),
  builtAtMs: instant,
  withdrawnAtMs: instant.nullable(),
})

/** Some days of three games. One takes 8,000 to 20,000 characters; runs of older ones can no longer be watched here. */
const MAX_PACKS = 24

/** Games of this device. */
export function gameTables(): readonly DeviceTable[] {
  return [
    deviceTable(
      GAMES_KEY,
      gameRecord,
      ({ games }, kept) => void games.set(kept.game.id, kept),
      ({ games }) => [...games.values()],
    ),
    deviceTable(
      GAME_PACKS_KEY,
      packRecord,
      ({ gamePacks }, pack) => void gamePacks.set(pack.id, pack),
      ({ gamePacks }) => [...gamePacks.values()].sort((a, b) => a.builtAtMs - b.builtAtMs).slice(-MAX_PACKS),
    ),
  ]
}
