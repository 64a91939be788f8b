import { parentPort } from 'node:worker_threads'
import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { PlanetPictureWidth } from '@trendverse/domain/trends/planets/planet-picture'
import { encodePlanet } from './encode-planet'
import { paintPlanet } from './paint-planet'

export type PlanetToPaint = { readonly look: PlanetAppearance; readonly width: PlanetPictureWidth }

/** Small pictures are painted larger, so that the finest noise does not flicker between pixels. */
const PAINTED_AT_LEAST_PX = 240

/** Entry of the thread that paints planets: one WebP for each that is asked for. A bundled server needs it as an entry. */
const port = parentPort
if (!port) throw new Error('planet-worker runs as a worker thread only')
async function paint({ look, width }: PlanetToPaint): Promise<Buffer> {
  return encodePlanet(paintPlanet(look, Math.max(PAINTED_AT_LEAST_PX, width)), width)
}
port.on('message', (asked: PlanetToPaint) => void paint(asked).then((picture) => port.postMessage(picture)))
