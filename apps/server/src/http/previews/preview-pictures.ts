import { readRunMarks } from '@trendverse/application/games/read-run-marks'
import type { MediaStore } from '@trendverse/application/ports/memes'
import type { Needs } from '@trendverse/application/ports/ports'
import type { RunMark } from '@trendverse/domain/games/game-run'
import type { GameCard } from '@trendverse/domain/previews/game-card'
import { PREVIEW_TYPE } from '@trendverse/domain/previews/page-preview'
import type { PreviewCard } from '@trendverse/domain/previews/preview-card'
import { type PrecompressedResponse, precompressResponse } from '../cache/precompressed-response'
import { createResponseCache } from '../cache/response-cache'
import type { RateLimit } from '../guard/rate-limits'
import { type FoundGameCard, findGameCard, type GamePreviewPorts, isGameCardKind } from './game-cards'
import { type MemePicture, memePictureKey, readMemePicture } from './meme-picture'
import { type FoundCard, findCard, type PreviewPorts } from './preview-cards'
import { readPreviewPath } from './preview-path'

/** Draws cards; the infrastructure has one. */
export type PreviewDrawer = {
  /**
   * A JPEG of `PREVIEW_SIZE`.
   *
   * @param meme Takes the place of the planet; null for cards without one.
   * @throws AppError `unavailable` while too many wait to be drawn.
   */
  draw(card: PreviewCard, meme: MemePicture | null): Promise<Buffer>
  /**
   * A JPEG of `PREVIEW_SIZE`.
   *
   * @param readMarks Plays a run again; asked for one run at a time. Null for cards of no run.
   * @throws AppError `unavailable` while too many wait, and whatever `readMarks` throws.
   */
  drawGame(card: GameCard, readMarks: (() => Promise<readonly RunMark[]>) | null): Promise<Buffer>
}

/** A picture that may have to be drawn; equal keys are the same picture. */
type Drawing = { readonly key: string; readonly draw: () => Promise<Buffer> }

/** About 400 cards of 80 KB. */
export const PREVIEW_CACHE = { maxEntries: 1_000, maxBytes: 32 * 1024 * 1024 } as const
/** What a card shows is its key, so it is never stale. */
const NEVER_MS = Number.POSITIVE_INFINITY
/** Networks ask again after this, and are told that nothing changed. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400'

type Options = PreviewPorts &
  GamePreviewPorts &
  Needs<'gamePacks' | 'replayRuns'> & {
    readonly drawer: PreviewDrawer
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
  const cache = createResponseCache(
    { ...PREVIEW_CACHE, staleAfterMs: NEVER_MS, staleAfterSmallChangeMs: NEVER_MS },
    () => 0,
  )

  const draw = async ({ card, shared }: FoundCard): Promise<Buffer> => {
    const meme = shared === null ? null : await readMemePicture(options.media, shared.meme, shared.accent)
    return options.drawer.draw(card, meme)
  }
  const drawGame = ({ card, run }: FoundGameCard): Promise<Buffer> =>
    options.drawer.drawGame(card, run && (() => readRunMarks(options, run)))

  const drawingOf = async (asked: NonNullable<ReturnType<typeof readPreviewPath>>): Promise<Drawing | null> => {
    if (isGameCardKind(asked.kind)) {
      const found = await findGameCard(options, asked.kind, asked.id)
      return found && { key: JSON.stringify(found.card), draw: () => drawGame(found) }
    }
    const found = await findCard(options, asked.kind, asked.id)
    const memeKey = found?.shared == null ? null : memePictureKey(found.shared.meme)
    return found && { key: JSON.stringify([found.card, memeKey]), draw: () => draw(found) }
  }

  return {
    async find(pathname, allowanceKey) {
      const asked = readPreviewPath(pathname)
      const drawing = asked === null ? null : await drawingOf(asked)
      if (drawing === null) return null
      const kept = cache.get(drawing.key)
      if (kept !== undefined) return kept
      await options.drawnPreviews.consume(allowanceKey)
      return cache.getOrMake(drawing.key, async () => ({
        keep: true,
        prepared: await precompressResponse({
          body: await drawing.draw(),
          compressible: false,
          headers: {
            ...options.headers,
            'Content-Type': PREVIEW_TYPE,
            'Cache-Control': CACHE_CONTROL,
            // Made to be shown elsewhere.
            'Cross-Origin-Resource-Policy': 'cross-origin',
          },
        }),
      }))
    },
  }
}
