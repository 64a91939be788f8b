import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas'
import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { PlanetLayers } from '../../http/previews/planet-layers'
import type { CanvasLibrary } from './canvas-library'
import { drawPlanet, type PlanetPlace, RING_REACH } from './draw-planet'

/** A planet that was painted with its air and ring, or the shapes it is drawn with where it was not. */
export type WorldPicture = Image | Canvas | PlanetLayers

/** How far a painted picture reaches around its place: as far as air or ring of a drawn planet, in radii. */
const AIR_REACH = 1.22

/** Puts a planet on a card. */
export function drawWorld(
  library: CanvasLibrary,
  context: SKRSContext2D,
  look: PlanetAppearance,
  picture: WorldPicture,
  place: PlanetPlace,
): void {
  if ('layers' in picture) {
    drawPlanet(library, context, look, picture, place)
    return
  }
  const reach = place.radius * (look.ring === null ? AIR_REACH : RING_REACH)
  context.drawImage(picture, place.x - reach, place.y - reach, reach * 2, reach * 2)
}
