import type { Game } from '@trendverse/domain/games/game'

const BYTES_PER_KB = 1_000
const BYTES_PER_MB = 1_000_000

/** What the build measured of the frames that ship, as they travel, in bytes by the ids of their games; empty while developing. */
function measuredSizes(): Readonly<Record<string, unknown>> {
  // Written by our own build.
  return JSON.parse(import.meta.env.VITE_GAME_SIZES ?? '{}') as Readonly<Record<string, unknown>>
}

/** How much a game downloads (OP-57): what the build measured of it, or else what its record says. */
export function downloadSize(
  { id, gameUrl, fileSize }: Pick<Game, 'id' | 'gameUrl' | 'fileSize'>,
  measured = measuredSizes(),
): string {
  const bytes = gameUrl === `/games/${id}/` ? measured[id] : undefined
  if (typeof bytes !== 'number') return fileSize
  return bytes < BYTES_PER_MB
    ? `${Math.max(1, Math.round(bytes / BYTES_PER_KB)).toString()} KB`
    : `${(bytes / BYTES_PER_MB).toFixed(1)} MB`
}
