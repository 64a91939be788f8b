import { sharePath } from '../social/share-path'
import type { ShareSubject } from '../social/share-subject'
import { sharedName } from '../social/share-texts'
import { shareableText } from '../social/shareable-text'
import type { PlayStats } from './play-state'

/** Names come from administrators, achievements from games. */
const MAX_NAME_LENGTH = 80
/** Rows of signs; some platforms count each of them twice. */
const MAX_GRID_LENGTH = 80

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

/** What else there is to show of a play. */
type ShownPlay = {
  /** What the game drew of it in signs. */
  readonly shareGrid: string | null
  /** The run, where anybody may watch it. */
  readonly runId: string | null
}

/** A play as a post: who reached what in which game. */
export function gameSubject(
  { gameId, gameName, score, level, userName, achievement }: GameSharePayload,
  { shareGrid, runId }: ShownPlay,
): ShareSubject {
  const name = shareableText(gameName, MAX_NAME_LENGTH)
  const more =
    achievement === null
      ? `and reached level ${level}`
      : `and unlocked “${shareableText(achievement, MAX_NAME_LENGTH)}”`
  const grid = shareGrid === null ? '' : shareableRows(shareGrid)
  const text = `${userName} scored ${score.toLocaleString('en')} points in ${name} ${more}.\n${grid}`
  return {
    kind: 'game',
    id: gameId,
    title: name,
    text: text.trim(),
    path: sharePath({ kind: 'game', gameId, runId }),
    pictureUrl: null,
  }
}

/** As many rows of a grid as fit, one per line. */
function shareableRows(grid: string): string {
  let room = MAX_GRID_LENGTH
  const rows: string[] = []
  for (const row of grid.split('\n')) {
    const text = shareableText(row, MAX_GRID_LENGTH)
    room -= text.length
    if (room < 0) break
    rows.push(text)
  }
  return rows.join('\n')
}
