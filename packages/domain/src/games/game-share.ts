import { sharedName } from '../social/share-texts'
import type { PlayStats } from './play-state'

/** SH-08 */
export type GameSharePayload = {
  readonly gameId: string
  readonly gameName: string
  readonly score: number
  readonly level: number
  readonly userName: string
  readonly achievement: string | null
}

/** What is shared of a game that was played (SH-08), by the player's first name or none (SH-07). */
export function gameSharePayload(
  game: { readonly id: string; readonly name: string },
  { score, level, achievements }: PlayStats,
  firstName: string | null,
): GameSharePayload {
  return {
    gameId: game.id,
    gameName: game.name,
    score,
    level,
    userName: sharedName(firstName),
    achievement: achievements[0] ?? null,
  }
}
