import type { Needs } from '@trendverse/application/ports/ports'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { dailyQuizDay, dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { dailyWorld } from '@trendverse/domain/quizzes/daily/daily-world'
import {
  type PlanetAppearance,
  type PlanetSubject,
  planetAppearance,
} from '@trendverse/domain/trends/planets/planet-appearance'
import {
  lookKey,
  PLANET_PICTURE_WIDTHS,
  type PlanetPictureWidth,
  readPlanetPictureAddress,
} from '@trendverse/domain/trends/planets/planet-picture'
import { type PrecompressedResponse, precompressResponse } from '../cache/precompressed-response'
import { createResponseCache } from '../cache/response-cache'
import type { RateLimit } from '../guard/rate-limits'

/** Quizzes of the day are looked back at for a month; the planets of older ones are drawn by whoever shows them. */
const SHOWN_DAYS = 31

/** A planet as WebP; infrastructure has the one that paints. */
export type PaintPlanet = (look: PlanetAppearance, width: PlanetPictureWidth) => Promise<Buffer>

/** Some 1,500 pictures. */
const CACHE = { maxEntries: 2_000, maxBytes: 32 * 1024 * 1024 } as const
/** A look is its own key, so no picture is ever stale. */
const NEVER_MS = Number.POSITIVE_INFINITY
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** Asked for without its version, or with an old one: what is shown may change. */
const FOR_A_MINUTE = 'public, max-age=60'
/** Planets that cards may wait for at a time: the painter is first of all there for pages. */
const MOST_FOR_CARDS = 6
const LARGEST = Math.max(...PLANET_PICTURE_WIDTHS) as PlanetPictureWidth

type Options = Needs<'clock' | 'trends'> & {
  readonly paint: PaintPlanet
  /** What one address may have painted; what is kept costs nothing of it. */
  readonly painted: RateLimit
  readonly headers: Readonly<Record<string, string>>
}

export type PlanetPictures = {
  /** The picture of an address below `PLANET_PICTURES`, or null where there is none. */
  find(url: Pick<URL, 'pathname' | 'searchParams'>, allowanceKey: string): Promise<PrecompressedResponse | null>
  /**
   * The largest picture of any world, for cards, which have an allowance of their own.
   *
   * @throws AppError `unavailable` while too many cards wait for theirs, or too many pages do.
   */
  paintForCard(world: PlanetSubject): Promise<Buffer>
}

/** Whose planet an id stands for: an active trend, or a quiz of the day of the last month; null for anything else. */
async function findSubject({ clock, trends }: Needs<'clock' | 'trends'>, id: string): Promise<PlanetSubject | null> {
  const day = dayOfDailyQuiz(id)
  if (day === null) return trends.findShown(id)
  const nowMs = clock.nowMs()
  const isShown = day <= dailyQuizDay(nowMs) && day > dailyQuizDay(nowMs - SHOWN_DAYS * DAY_MS)
  return isShown ? dailyWorld(day) : null
}

/** Planets as pictures, each painted once and then sent from memory. Nothing is painted that no page shows. */
export function createPlanetPictures({ paint, painted, headers, ...ports }: Options): PlanetPictures {
  const cache = createResponseCache({ ...CACHE, staleAfterMs: NEVER_MS, staleAfterSmallChangeMs: NEVER_MS }, () => 0)
  let cardsWaiting = 0
  const prepare = (body: Buffer, lasts: string) =>
    precompressResponse({
      body,
      compressible: false,
      headers: { ...headers, 'Content-Type': 'image/webp', 'Cache-Control': lasts },
    })
  const keyOf = (world: PlanetSubject, width: PlanetPictureWidth) => [world.id, lookKey(world), width].join()
  /** Who asks for what somebody else is having painted waits for the same picture, and is charged nothing. */
  const pictureOf = (world: PlanetSubject, width: PlanetPictureWidth, charge: () => Promise<void>) =>
    cache.getOrMake(keyOf(world, width), async () => {
      await charge()
      return { keep: true, prepared: await prepare(await paint(planetAppearance(world), width), FOR_GOOD) }
    })
  return {
    async find({ pathname, searchParams }, allowanceKey) {
      const asked = readPlanetPictureAddress(pathname)
      const trend = asked === null ? null : await findSubject(ports, asked.trendId)
      if (asked === null || trend === null) return null
      const picture = await pictureOf(trend, asked.width, () => painted.consume(allowanceKey))
      return searchParams.get('v') === lookKey(trend) ? picture : prepare(picture.variants.identity.body, FOR_A_MINUTE)
    },
    async paintForCard(world) {
      const kept = cache.get(keyOf(world, LARGEST))
      if (kept !== undefined) return kept.variants.identity.body
      if (cardsWaiting >= MOST_FOR_CARDS) throw new AppError('unavailable', 'Too many planets are being painted.')
      cardsWaiting += 1
      try {
        return (await pictureOf(world, LARGEST, async () => undefined)).variants.identity.body
      } finally {
        cardsWaiting -= 1
      }
    },
  }
}
