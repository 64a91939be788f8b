import type { Needs } from '@trendverse/application/ports/ports'
import { dailyQuizDay, dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { dailyWorld } from '@trendverse/domain/quizzes/daily/daily-world'
import {
  type PlanetAppearance,
  type PlanetSubject,
  planetAppearance,
} from '@trendverse/domain/trends/planets/planet-appearance'
import {
  lookKey,
  type PlanetPictureWidth,
  readPlanetPictureAddress,
} from '@trendverse/domain/trends/planets/planet-picture'
import { type PrecompressedResponse, precompressResponse } from '../cache/precompressed-response'
import { createResponseCache } from '../cache/response-cache'
import type { RateLimit } from '../guard/rate-limits'

/** A planet as WebP; infrastructure has the one that paints. */
export type PaintPlanet = (look: PlanetAppearance, width: PlanetPictureWidth) => Promise<Buffer>

/** Some 1,500 pictures. */
const CACHE = { maxEntries: 2_000, maxBytes: 32 * 1024 * 1024 } as const
/** A look is its own key, so no picture is ever stale. */
const NEVER_MS = Number.POSITIVE_INFINITY
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** Asked for without its version, or with an old one: what is shown may change. */
const FOR_A_MINUTE = 'public, max-age=60'

type Options = Needs<'clock' | 'trends'> & {
  readonly paint: PaintPlanet
  /** What one address may have drawn; what is kept costs nothing of it. */
  readonly drawn: RateLimit
  readonly headers: Readonly<Record<string, string>>
}

export type PlanetPictures = {
  /** The picture of an address below `PLANET_PICTURES`, or null where there is none. */
  find(url: Pick<URL, 'pathname' | 'searchParams'>, allowanceKey: string): Promise<PrecompressedResponse | null>
}

/** Whose planet an id stands for: an active trend, or a quiz of the day that has begun; null for anything else. */
async function findSubject({ clock, trends }: Needs<'clock' | 'trends'>, id: string): Promise<PlanetSubject | null> {
  const day = dayOfDailyQuiz(id)
  if (day === null) return trends.findActive(id)
  return day <= dailyQuizDay(clock.nowMs()) ? dailyWorld(day) : null
}

/** Planets as pictures, each painted once and then sent from memory. Nothing is painted that no page shows. */
export function createPlanetPictures({ paint, drawn, headers, ...ports }: Options): PlanetPictures {
  const cache = createResponseCache({ ...CACHE, staleAfterMs: NEVER_MS, staleAfterSmallChangeMs: NEVER_MS }, () => 0)
  return {
    async find({ pathname, searchParams }, allowanceKey) {
      const asked = readPlanetPictureAddress(pathname)
      const trend = asked === null ? null : await findSubject(ports, asked.trendId)
      if (asked === null || trend === null) return null
      const version = lookKey(trend)
      const lasts = searchParams.get('v') === version ? FOR_GOOD : FOR_A_MINUTE
      const key = [trend.id, version, asked.width, lasts].join()
      const kept = cache.get(key)
      if (kept !== undefined) return kept
      await drawn.consume(allowanceKey)
      return cache.getOrMake(key, async () => ({
        keep: true,
        prepared: await precompressResponse({
          body: await paint(planetAppearance(trend), asked.width),
          compressible: false,
          headers: { ...headers, 'Content-Type': 'image/webp', 'Cache-Control': lasts },
        }),
      }))
    },
  }
}
