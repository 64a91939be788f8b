import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { type PortraitLayer, portraitLayers } from './portrait-layers'

/** Portraits remembered at most; a list page shows 50. */
const LIMIT = 200

/** Portraits narrower than this, in CSS pixels, are drawn with fewer samples across their disc. */
const SMALL_PX = 64
const SMALL_DETAIL = 15
const LARGE_DETAIL = 22

const remembered = new Map<string, readonly PortraitLayer[]>()

/** The layers of a planet, worked out once per planet while it is in use. */
export function cachedLayers(look: PlanetAppearance, size: number): readonly PortraitLayer[] {
  const detail = size < SMALL_PX ? SMALL_DETAIL : LARGE_DETAIL
  const key = `${detail}|${look.kind}|${look.seed}|${look.surface.join()}`
  const known = remembered.get(key) ?? portraitLayers(look, detail)
  remembered.delete(key)
  remembered.set(key, known)
  const oldest = remembered.keys().next()
  if (remembered.size > LIMIT && !oldest.done) remembered.delete(oldest.value)
  return known
}
