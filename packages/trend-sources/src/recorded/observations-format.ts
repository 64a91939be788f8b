import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { MalformedItem } from '../item-draft'
import type { HistoryFormat } from './history-format'

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
/** An instant with its zone: 2026-01-31T12:00:00Z, 2026-01-31 12:00+02:00. */
const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i
/** Unlike a sentence, a reason quotes only so much of what it is about. */
const QUOTED_CHARACTERS = 40

const quoted = (text: string): string =>
  `"${text.length > QUOTED_CHARACTERS ? `${text.slice(0, QUOTED_CHARACTERS)}…` : text}"`

function readInstant(text: string, column: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const atMs = NUMBER.test(trimmed)
    ? Number(trimmed) * SECOND_MS
    : ISO_INSTANT.test(trimmed)
      ? Date.parse(trimmed)
      : NaN
  if (Number.isFinite(atMs)) return Math.round(atMs)
  throw new MalformedItem(`its ${column} is ${quoted(trimmed)}, neither seconds since 1970 nor an ISO 8601 instant`)
}

function readNumber(text: string, column: string, least: number): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const number = NUMBER.test(trimmed) ? Number(trimmed) : NaN
  if (Number.isFinite(number) && number >= least) return number
  throw new MalformedItem(`its ${column} is ${quoted(trimmed)}, not a number from ${least} up`)
}

/**
 * The general layout, that of `evaluate:trends`: one row for each thing a source listed at an instant. `tags` are separated by semicolons.
 */
export const observationsFormat: HistoryFormat = {
  needs: ['observed_at', 'source', 'item_id', 'title'],
  takes: ['url', 'summary', 'metric', 'rank', 'published_at', 'publisher', 'tags', 'language'],
  read(field, sourceOf) {
    const observedAtMs = readInstant(field('observed_at'), 'observed_at')
    if (observedAtMs === null) throw new MalformedItem('its observed_at is empty')
    const name = field('source').trim()
    const source = sourceOf(name)
    if (source === null) throw new MalformedItem(`its source ${quoted(name)} is not known here`)
    const { kind, metricUnit } = SOURCE_PROFILES[source]
    const metric = readNumber(field('metric'), 'metric', 0)
    // Of a list that is taken for news, its name is the publisher.
    const listName = kind === 'news' && name !== source ? name : ''
    return {
      source,
      observedAtMs,
      draft: {
        itemId: field('item_id'),
        title: field('title'),
        url: field('url') || null,
        summary: field('summary') || null,
        // Sources that count mentions state none themselves: a heat kept beside an article is no such count.
        metric: metricUnit === 'mentions' ? null : metric,
        rank: readNumber(field('rank'), 'rank', 1),
        publishedAtMs: readInstant(field('published_at'), 'published_at'),
        publisher: field('publisher').trim() || listName || null,
        tags: field('tags').split(';'),
        language: field('language') || null,
      },
    }
  },
}
