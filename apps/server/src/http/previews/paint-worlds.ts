import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import type { PlanetPictures } from '../planets/planet-pictures'

/** Networks wait for a picture a few seconds at most. */
const PAINTED_WITHIN_MS = 2 * SECOND_MS

/** The worlds of a card as WebP, or null where they are not painted in time. */
export type PaintWorlds = (worlds: readonly PlanetSubject[]) => Promise<readonly Buffer[] | null>

/** Asks for the painted pictures of a card's worlds, all of them or none, and waits for them so long. */
export function createPaintWorlds(pictures: Pick<PlanetPictures, 'paintForCard'>): PaintWorlds {
  return async (worlds) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), PAINTED_WITHIN_MS)
    })
    // The painter is busy, or failed; either way a card can do without it.
    const painted = Promise.all(worlds.map((world) => pictures.paintForCard(world))).catch(() => null)
    const first = await Promise.race([painted, late])
    clearTimeout(timer)
    return first
  }
}
