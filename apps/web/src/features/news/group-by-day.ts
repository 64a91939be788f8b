import { newsAtMs } from '@trendverse/domain/trends/listing/news-time'
import type { NewsItem } from '@trendverse/domain/trends/trend'
import { calendarDay } from '../../components/text/zoned-time'

export type NewsDay = {
  /** `2026-03-14`, in the zone it was grouped for. */
  readonly day: string
  readonly items: readonly NewsItem[]
}

/** News by the calendar days of a zone, newest first; entries without a readable time are left out. */
export function groupByDay(items: readonly NewsItem[], timeZone: string): readonly NewsDay[] {
  const days = new Map<string, NewsItem[]>()
  for (const item of [...items].sort((a, b) => newsAtMs(b.evidence) - newsAtMs(a.evidence))) {
    const atMs = newsAtMs(item.evidence)
    if (Number.isNaN(atMs)) continue
    const day = calendarDay(atMs, timeZone)
    const known = days.get(day)
    if (known) known.push(item)
    else days.set(day, [item])
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }))
}
