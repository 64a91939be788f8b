import type { SourceId } from '@trendverse/domain/trends/items/source'
import { newsAtMs } from '@trendverse/domain/trends/listing/news-time'
import type { NewsItem } from '@trendverse/domain/trends/trend'
import type { Needs } from '../ports/ports'
import type { TrendReader } from '../ports/trends'

const DEFAULT_PAGE_SIZE = 50
const MAX_PAGE_SIZE = 100
/** Rows asked for when one instant alone fills a page; a source's snapshot is far smaller. */
const MAX_ROWS_OF_ONE_INSTANT = 1_000

export type ListNewsInput = {
  readonly source?: SourceId | undefined
  /** ISO 8601: only what is from before it (`newsAtMs`). Default: everything up to now. */
  readonly before?: string | undefined
  /** 1 to 100, default 50. */
  readonly pageSize?: number | undefined
}

export type NewsPage = {
  readonly data: readonly NewsItem[]
  /** Pass as `before` for the next page; null on the last one. */
  readonly nextBefore: string | null
}

const timeOf = (item: NewsItem): string => new Date(newsAtMs(item.evidence)).toISOString()

/**
 * What the sources showed, newest first. Rows of one snapshot may share an instant and pages are cut by instant, so a page
 * ends at the last whole instant that fits; when a single instant is larger than a page it is given whole. Thus no
 * row is shown twice or lost between two pages.
 */
export async function listNews(
  ports: Needs<'clock'> & { readonly trends: Pick<TrendReader, 'listNews'> },
  input: ListNewsInput,
): Promise<NewsPage> {
  const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.floor(input.pageSize ?? DEFAULT_PAGE_SIZE)))
  const beforeMs = input.before === undefined ? ports.clock.nowMs() + 1 : Date.parse(input.before)
  if (Number.isNaN(beforeMs)) return { data: [], nextBefore: null }
  const source = input.source ?? null
  const rows = await ports.trends.listNews({ source, beforeMs, limit: pageSize + 1 })
  const overflow = rows[pageSize]
  if (overflow === undefined) return { data: rows, nextBefore: null }

  const whole = rows.filter((row) => timeOf(row) !== timeOf(overflow))
  const lastWhole = whole.at(-1)
  if (lastWhole !== undefined) return { data: whole, nextBefore: timeOf(lastWhole) }

  const more = await ports.trends.listNews({ source, beforeMs, limit: MAX_ROWS_OF_ONE_INSTANT })
  const sameInstant = more.filter((row) => timeOf(row) === timeOf(overflow))
  const last = sameInstant.length === more.length && more.length < MAX_ROWS_OF_ONE_INSTANT
  return { data: sameInstant, nextBefore: last ? null : timeOf(overflow) }
}
