import type { TrendDetail } from '@trendverse/domain/trends/trend'
import type { PackScrap } from '../pack'

/** A text that scraps may be quoted from. */
export type Passage = { readonly text: string; readonly source: PackScrap['source'] }

const MAX_URL_LENGTH = 500
const ARCHIVE = 'Our archive'

/** What the catalogue says of a trend, each with where it says so. */
export function passagesOf({ description, timeline, links }: TrendDetail): readonly Passage[] {
  const url = webAddress(links[0]?.url ?? null)
  const events = timeline.flatMap((event) => (event.kind === 'dated' ? [event] : []))
  return [
    ...events.map(({ at, text }) => ({ text, source: { label: `${ARCHIVE}, ${at.slice(0, 4)}`, url } })),
    { text: description, source: { label: ARCHIVE, url } },
  ]
}

/** Every text by which a reader could tell the trend: a scrap of another trend must not be found there. */
export function everythingSaidOf(trend: TrendDetail): readonly string[] {
  const { name, tags, background } = trend
  return [name, ...tags, background?.text ?? '', ...passagesOf(trend).map(({ text }) => text)]
}

function webAddress(url: string | null): string | null {
  return url !== null && url.length <= MAX_URL_LENGTH && /^https?:$/.test(protocolOf(url)) ? url : null
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : ''
}
