import type { Canvas, Image } from '@napi-rs/canvas'
import { PREVIEW_SIZE } from '@trendverse/domain/previews/page-preview'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import type { MemePicture } from '../../http/previews/meme-picture'
import type { PlanetLayers } from '../../http/previews/planet-layers'
import type { PaintedWorld, PreviewDrawer } from '../../http/previews/preview-pictures'
import { limitConcurrency, type WaitingLine } from '../limit-concurrency'
import { type CanvasLibrary, loadCanvas } from './canvas-library'
import { type GalaxyPaints, paintGalaxy } from './draw-galaxy'
import { drawGameCard } from './draw-game-card'
import { drawHourCard } from './draw-hour-card'
import { drawMemePicture } from './draw-meme-picture'
import { drawPreview } from './draw-preview'
import { paintNightSky } from './night-sky'

/** Drawing takes the one thread that answers everybody; encoding one of the few that passwords and files need. */
const AT_ONCE = 1
/** Two seconds of work at worst. */
const MAX_WAITING = 40
const BUSY_RETRY_MS = 5 * SECOND_MS
const QUALITY = 86

const LINE: WaitingLine = {
  maxWaiting: MAX_WAITING,
  refusal: () =>
    new AppError('unavailable', 'Too many pictures are being drawn right now. Please try again.', {
      retryable: true,
      retryAfterMs: BUSY_RETRY_MS,
    }),
}

function pictureOf(library: CanvasLibrary, picture: MemePicture | PaintedWorld): Promise<Image | Canvas> {
  return 'bytes' in picture ? library.loadImage(picture.bytes) : drawMemePicture(library, picture.meme)
}

/**
 * Draws preview cards. Library, fonts and sky are loaded with the first; a burst waits in line, and who finds the line
 * full gets AppError `unavailable`.
 *
 * @param planetLayers The surface of a trend's planet, from the web application.
 */
export function createPreviewDrawer(planetLayers: (trend: PlanetSubject) => PlanetLayers): PreviewDrawer {
  const inTurn = limitConcurrency(AT_ONCE, LINE)
  // A line of their own: no other card waits until a run has been played.
  const playedInTurn = limitConcurrency(AT_ONCE, LINE)
  let painted: Canvas | null = null
  let galaxy: GalaxyPaints | null = null
  const open = async () => {
    const library = await loadCanvas()
    painted ??= paintNightSky(library, PREVIEW_SIZE)
    return { library, sky: painted }
  }
  return {
    draw: (card, picture) =>
      inTurn(async () => {
        const { library, sky } = await open()
        const loaded = picture === null ? null : await pictureOf(library, picture)
        const isWorld = picture?.kind === 'world'
        const planet = isWorld && loaded !== null ? loaded : planetLayers(card.planet)
        return drawPreview({ library, sky, card, planet, meme: isWorld ? null : loaded }).encode('jpeg', QUALITY)
      }),
    async drawGame(card, readMarks, worlds) {
      const marks = readMarks === null ? [] : await playedInTurn(readMarks)
      return inTurn(async () => {
        const { library, sky } = await open()
        const pictures = await Promise.all(worlds.map((bytes) => library.loadImage(bytes)))
        const planets = card.worlds.map((world, index) => pictures[index] ?? planetLayers(world))
        return drawGameCard({ library, sky, card, planets, marks }).encode('jpeg', QUALITY)
      })
    },
    drawHour: (card, known) =>
      inTurn(async () => {
        const { library, sky } = await open()
        galaxy ??= paintGalaxy(library)
        return drawHourCard({ library, sky, paints: galaxy, card, known }).encode('jpeg', QUALITY)
      }),
  }
}
