import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import type { PackScrap } from '../pack'

/** A text that scraps may be quoted from. */
export type Passage = { readonly text: string; readonly source: PackScrap['source'] }

const MAX_LABEL_LENGTH = 60
const MAX_URL_LENGTH = 500
const ARCHIVE = 'Our archive'

/** What a trend's receipts say, each with who says it: headlines and summaries; of the catalogue its own texts. */
export function passagesOf(trend: TrendDetail): readonly Passage[] {
  return trend.origin === 'starter' ? archivePassages(trend) : livePassages(trend)
}

function archivePassages({ description, timeline, links }: TrendDetail): readonly Passage[] {
  const url = webAddress(links[0]?.url ?? null)
  const events = timeline.flatMap((event) => (event.kind === 'dated' ? [event] : []))
  return [
    ...events.map(({ at, text }) => ({ text, source: { label: `${ARCHIVE}, ${at.slice(0, 4)}`, url } })),
    { text: description, source: { label: ARCHIVE, url } },
  ]
}

function livePassages({ evidence }: TrendDetail): readonly Passage[] {
  return evidence.flatMap(({ title, summary, publisher, source, url, sourceUrl, references }) => {
    const from = sourceOf(publisher ?? SOURCE_PROFILES[source].label, url ?? sourceUrl)
    return [
      { text: title, source: from },
      ...(summary === null ? [] : [{ text: summary, source: from }]),
      ...references.map((reference) => ({
        text: reference.title,
        source: sourceOf(reference.publisher ?? hostOf(reference.url), reference.url),
      })),
    ]
  })
}

function sourceOf(label: string, url: string | null): PackScrap['source'] {
  return { label: label.slice(0, MAX_LABEL_LENGTH) || 'A page', url: webAddress(url) }
}

/** Every text by which a reader could tell the trend: a scrap of another trend must not be found there. */
export function everythingSaidOf(trend: TrendDetail): readonly string[] {
  const { name, description, tags, background, evidence } = trend
  return [
    name,
    description,
    ...tags,
    background?.text ?? '',
    ...passagesOf(trend).map(({ text }) => text),
    ...evidence.flatMap(({ publisher, url }) => [publisher ?? '', url === null ? '' : hostOf(url)]),
  ]
}

/** The pages a trend's receipts lead to. */
export function pagesOf({ evidence }: TrendDetail): ReadonlySet<string> {
  return new Set(
    evidence.flatMap(({ url, references }) => [...(url === null ? [] : [url]), ...references.map((one) => one.url)]),
  )
}

function webAddress(url: string | null): string | null {
  return url !== null && url.length <= MAX_URL_LENGTH && /^https?:$/.test(protocolOf(url)) ? url : null
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : ''
}

/** `theguardian` of `https://www.theguardian.com/…`. */
function hostOf(url: string): string {
  const labels = URL.canParse(url) ? new URL(url).hostname.split('.') : []
  return labels.length > 1 ? (labels.at(-2) ?? '') : ''
}
