import { gameSchema } from '@trendverse/domain/games/game'
import { z } from 'zod'
import type { KeptGame } from '../memory/memory-store'
import { type DeviceTable, deviceTable } from './device-table'
import { instant } from './row-shapes'
import { GAMES_KEY } from './storage-keys'

const gameRecord: z.ZodType<KeptGame> = z.object({ game: gameSchema, addedAtMs: instant })

/** Games of this device. */
export function gameTables(): readonly DeviceTable[] {
  return [
    deviceTable(
      GAMES_KEY,
      gameRecord,
      ({ games }, kept) => void games.set(kept.game.id, kept),
      ({ games }) => [...games.values()],
    ),
  ]
}
