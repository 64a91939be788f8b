import { readRunMarks } from '@trendverse/application/games/read-run-marks'
import type { MediaStore } from '@trendverse/application/ports/memes'
import type { Needs } from '@trendverse/application/ports/ports'
import { getPublicSettings } from '@trendverse/application/settings/get-public-settings'
import type { StarColumns } from '@trendverse/domain/galaxy/star-columns'
import type { RunMark } from '@trendverse/domain/games/game-run'
import type { GameCard } from '@trendverse/domain/previews/game-card'
import { type HourCard, hourCard } from '@trendverse/domain/previews/hour-card'
import { PREVIEW_TYPE } from '@trendverse/domain/previews/page-preview'
import type { PreviewCard } from '@trendverse/domain/previews/preview-card'
import type { PlanetSubject } from '@trendverse/domain/trends/planets/planet-appearance'
import { type PrecompressedResponse, precompressResponse } from '../cache/precompressed-response'
import { createResponseCache, type ResponseCache, type ResponseCacheLimits } from '../cache/response-cache'
import type { RateLimit } from '../guard/rate-limits'
import { type FoundGameCard, findGameCard, type GamePreviewPorts, isGameCardKind } from './game-cards'
import { findHour, type HourPreviewPorts, type KnownHour, readHourToShow } from './hour-cards'
import { type MemePicture, memePictureKey, readMemePicture } from './meme-picture'
import type { PaintWorlds } from './paint-worlds'
import { type FoundCard, findCard, type PreviewPorts } from './preview-cards'
import { readPreviewPath } from './preview-path'

/** A planet that was painted, as WebP. */
export type PaintedWorld = { readonly kind: 'world'; readonly bytes: Buffer }

/** Draws cards; the infrastructure has one. */
export type PreviewDrawer = {
  /**
   * A JPEG of `PREVIEW_SIZE`.
   *
   * @param picture Takes the place of the planet that is drawn without one.
   * @throws AppError `unavailable` while too many wait to be drawn.
   */
  draw(card: PreviewCard, picture: MemePicture | PaintedWorld | null): Promise<Buffer>
  /**
   * A JPEG of `PREVIEW_SIZE`.
   *
   * @param readMarks Plays a run again; asked for one run at a time. Null for cards of no run.
   * @param worlds Its worlds painted, as WebP, in their order; none where they are to be drawn.
   * @throws AppError `unavailable` while too many wait, and whatever `readMarks` throws.
   */
  drawGame(
    card: GameCard,
    readMarks: (() => Promise<readonly RunMark[]>) | null,
    worlds: readonly Buffer[],
  ): Promise<Buffer>
  /**
   * A JPEG of `PREVIEW_SIZE`: the brightest stars of an hour behind the words.
   *
   * @throws AppError `unavailable` while too many wait to be drawn.
   */
  drawHour(card: HourCard, known: KnownHour): Promise<Buffer>
}

/** Not final without the painted planets there should be. */
type Drawn = { readonly body: Buffer; readonly isFinal: boolean }

/** A picture that may have to be drawn; equal keys are the same picture. */
type Drawing = { readonly cache: ResponseCache; readonly key: string; readonly draw: () => Promise<Drawn> }

/** About 400 cards of 80 KB. */
export const PREVIEW_CACHE = { maxEntries: 1_000, maxBytes: 32 * 1024 * 1024 } as const
/** Cards of hours are kept apart: hours are easily guessed, and must push no other card out. */
export const HOUR_CACHE = { maxEntries: 60, maxBytes: 8 * 1024 * 1024 } as const
/** What a card shows is its key, so it is never stale. */
const NEVER_MS = Number.POSITIVE_INFINITY
/** Networks ask again after this, and are told that nothing changed. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400'
/** Its planets are being painted, and are there by the next time. */
const UNTIL_PAINTED = 'public, max-age=60'

type Options = PreviewPorts &
  GamePreviewPorts &
  HourPreviewPorts &
  Needs<'gamePacks' | 'replayRuns'> & {
    readonly drawer: PreviewDrawer
    /** Null without a painter: then every planet is a vector drawing. */
    readonly paintWorlds: PaintWorlds | null
    readonly media: Pick<MediaStore, 'read'>
    /** What one address may have drawn; what is kept costs nothing of it. */
    readonly drawnPreviews: RateLimit
    readonly headers: Readonly<Record<string, string>>
  }

export type PreviewPictures = {
  /** The picture of an address below `PREVIEWS`, or null where there is none. */
  find(pathname: string, allowanceKey: string): Promise<PrecompressedResponse | null>
}

/** Cards as pictures, each drawn once and then sent from memory. */
export function createPreviewPictures(options: Options): PreviewPictures {
  const openCache = (limits: Pick<ResponseCacheLimits, 'maxEntries' | 'maxBytes'>): ResponseCache =>
    createResponseCache({ ...limits, staleAfterMs: NEVER_MS, staleAfterSmallChangeMs: NEVER_MS }, () => 0)
  const cache = openCache(PREVIEW_CACHE)
  const hours = openCache(HOUR_CACHE)
  let drawnFrom: StarColumns | null = null

  const paint = async (worlds: readonly PlanetSubject[]) => {
    const painted = options.paintWorlds === null ? [] : await options.paintWorlds(worlds)
    return { painted: painted ?? [], isFinal: painted !== null }
  }
  const draw = async ({ card, shared }: FoundCard): Promise<Drawn> => {
    if (shared !== null) {
      const meme = await readMemePicture(options.media, shared.meme, shared.accent)
      return { body: await options.drawer.draw(card, meme), isFinal: true }
    }
    const { painted, isFinal } = await paint([card.planet])
    const [bytes] = painted
    return { body: await options.drawer.draw(card, bytes === undefined ? null : { kind: 'world', bytes }), isFinal }
  }
  const drawGame = async ({ card, run }: FoundGameCard): Promise<Drawn> => {
    const { painted, isFinal } = await paint(card.worlds)
    return { body: await options.drawer.drawGame(card, run && (() => readRunMarks(options, run)), painted), isFinal }
  }

  const drawHour = async (known: KnownHour, siteName: string): Promise<Drawn> => {
    const card = hourCard(await readHourToShow(options, known), siteName)
    return { body: await options.drawer.drawHour(card, known), isFinal: true }
  }
  const findHourDrawing = async (text: string): Promise<Drawing | null> => {
    const known = await findHour(options, text.toUpperCase())
    if (known === null) return null
    // Trends changed, and with them what any hour may show or name.
    if (known.stars !== drawnFrom) hours.invalidate()
    drawnFrom = known.stars
    const { siteName } = await getPublicSettings(options)
    return { cache: hours, key: `${known.hour} ${siteName}`, draw: () => drawHour(known, siteName) }
  }

  const drawingOf = async (asked: NonNullable<ReturnType<typeof readPreviewPath>>): Promise<Drawing | null> => {
    if (asked.kind === 'hour') return findHourDrawing(asked.id)
    if (isGameCardKind(asked.kind)) {
      const found = await findGameCard(options, asked.kind, asked.id)
      return found && { cache, key: JSON.stringify(found.card), draw: () => drawGame(found) }
    }
    const found = await findCard(options, asked.kind, asked.id)
    const memeKey = found?.shared == null ? null : memePictureKey(found.shared.meme)
    return found && { cache, key: JSON.stringify([found.card, memeKey]), draw: () => draw(found) }
  }

  return {
    async find(pathname, allowanceKey) {
      const asked = readPreviewPath(pathname)
      const drawing = asked === null ? null : await drawingOf(asked)
      if (drawing === null) return null
      const kept = drawing.cache.get(drawing.key)
      if (kept !== undefined) return kept
      await options.drawnPreviews.consume(allowanceKey)
      return drawing.cache.getOrMake(drawing.key, async () => {
        const { body, isFinal } = await drawing.draw()
        return {
          keep: isFinal,
          prepared: await precompressResponse({
            body,
            compressible: false,
            headers: {
              ...options.headers,
              'Content-Type': PREVIEW_TYPE,
              'Cache-Control': isFinal ? CACHE_CONTROL : UNTIL_PAINTED,
              // Made to be shown elsewhere.
              'Cross-Origin-Resource-Policy': 'cross-origin',
            },
          }),
        }
      })
    },
  }
}
