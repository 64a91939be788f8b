import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import { PlanetPortrait } from '../planet-portrait/planet-portrait'

/**
 * Detail of every portrait, as the size in CSS pixels it would be meant for. One detail for small and large ones: the
 * server's markup then holds each planet's shapes once, however often it shows (equal texts compress to nothing).
 */
const DETAIL_PX = 64

/** A planet in a box of the class `portrait-box`, which gives it its size. */
export function drawPortrait(trend: PlanetSubject) {
  return <PlanetPortrait trend={trend} size={DETAIL_PX} />
}
