import type { Needs } from '@trendverse/application/ports/ports'
import { getPublicSettings } from '@trendverse/application/settings/get-public-settings'
import { hourText, readHourText } from '@trendverse/domain/galaxy/hour-text'
import { hourOf } from '@trendverse/domain/galaxy/life'
import { firstOfHour, firstSeenHour } from '@trendverse/domain/galaxy/rank-hour'
import type { StarColumns } from '@trendverse/domain/galaxy/star-columns'
import { type HourToShow, hourAltText, hourCard, hourWords, NAMED_ON_CARD } from '@trendverse/domain/previews/hour-card'
import type { PagePreview } from '@trendverse/domain/previews/page-preview'
import { previewVersion } from '@trendverse/domain/previews/preview-card'
import { previewPath } from './preview-path'

/** What cards about hours are made from. */
export type HourPreviewPorts = Needs<'clock' | 'settings' | 'trendLives'>

/** An hour for which there is evidence, with all stars. */
export type KnownHour = { readonly hour: number; readonly stars: StarColumns }

/**
 * The hour an address asks for; null where it names no hour, or one before the first evidence or in the future: no cards are
 * drawn of those.
 */
export async function findHour(ports: HourPreviewPorts, text: string | null): Promise<KnownHour | null> {
  const hour = readHourText(text)
  if (hour === null || hour > hourOf(ports.clock.nowMs())) return null
  const stars = await ports.trendLives.listStars()
  const firstHour = firstSeenHour(stars)
  return firstHour === null || hour < firstHour ? null : { hour, stars }
}

/** What a card says about an hour: some 6 ms for 100,000 stars, and one query for names. */
export async function readHourToShow({ trendLives }: HourPreviewPorts, known: KnownHour): Promise<HourToShow> {
  const { hour, stars } = known
  const { total, rows } = firstOfHour(stars, hour, NAMED_ON_CARD)
  const numbers = rows.map((row) => stars.numbers[row] ?? 0)
  const names = new Map((await trendLives.nameStars({ numbers })).map(({ number, name }) => [number, name]))
  return { hour, total, names: numbers.flatMap((number) => names.get(number) ?? []) }
}

type Options = HourPreviewPorts & { readonly publicUrl: string }

/** Tags of a page about an hour, `/?view=galaxy&at=…` or `/trends?at=…`; null for other pages and other hours. */
export async function previewOfHour(
  options: Options,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): Promise<PagePreview | null> {
  const isGalaxy = pathname === '/' && searchParams.get('view') === 'galaxy'
  if (!isGalaxy && !/^\/trends\/?$/.test(pathname)) return null
  const known = await findHour(options, searchParams.get('at'))
  if (known === null) return null
  const [{ siteName }, shown] = await Promise.all([getPublicSettings(options), readHourToShow(options, known)])
  const card = hourCard(shown, siteName)
  const at = hourText(known.hour)
  return {
    ...hourWords(shown),
    query: isGalaxy ? `?view=galaxy&at=${at}` : `?at=${at}`,
    picture: { path: previewPath('hour', at.toLowerCase(), previewVersion(card, null)), alt: hourAltText(card) },
    structuredData: null,
  }
}
