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
port.on('message', async ({ look, width }: PlanetToPaint) => {
  const painted = paintPlanet(look, Math.max(PAINTED_AT_LEAST_PX, width))
  port.postMessage(await encodePlanet(painted, width))
})
