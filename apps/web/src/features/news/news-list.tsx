import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { newsAtMs } from '@trendverse/domain/trends/listing/news-time'
import { SOURCE_COLORS } from '@trendverse/domain/trends/planets/source-colors'
import type { NewsItem } from '@trendverse/domain/trends/trend'
import { useNow } from '../../components/browser/use-now'
import { useTimeZone } from '../../components/browser/use-time-zone'
import { ExternalLink } from '../../components/controls/external-link'
import { Badge } from '../../components/page/badge'
import { calendarDay, clockText } from '../../components/text/zoned-time'
import { accentStyle } from '../../components/trend/accent-style'
import { dayText } from './day-text'
import { groupByDay } from './group-by-day'
import { newsSourceText } from './news-source-text'
import { TrendSign } from './trend-sign'

type NewsEntryProps = { readonly item: NewsItem; readonly timeZone: string }

const PORTRAIT_SIZE_PX = 30

/** One piece of evidence in the stream: when, what, where, and the trend it speaks for, if any. */
function NewsEntry({ item, timeZone }: NewsEntryProps) {
  const { evidence } = item
  const href = evidence.url ?? evidence.sourceUrl
  const details = newsSourceText(evidence)
  const atMs = newsAtMs(evidence)
  return (
    <article
      data-accent=""
      style={accentStyle(item.trend?.color ?? SOURCE_COLORS[evidence.source])}
      className="news-entry"
    >
      <p className="flex items-center gap-3 text-sm text-faint tabular-nums sm:block sm:pt-0.5">
        <time dateTime={new Date(atMs).toISOString()}>{clockText(atMs, timeZone)}</time>
      </p>
      <div className="grid content-start gap-1">
        <h3 dir="auto" className="text-left font-sans text-base leading-snug font-medium tracking-normal">
          {href === null ? evidence.title : <ExternalLink href={href}>{evidence.title}</ExternalLink>}
        </h3>
        <p className="text-sm text-faint tabular-nums">
          {SOURCE_PROFILES[evidence.source].label}
          {details !== '' && ` · ${details}`}
        </p>
      </div>
      <div className="flex items-center gap-3 sm:col-start-2 md:col-start-auto md:-mt-1 md:self-start">
        {item.trend && <TrendSign trend={item.trend} headline={evidence.title} size={PORTRAIT_SIZE_PX} />}
        {item.kind === 'new' && (
          <Badge tone="accent" className="ml-auto">
            New story
          </Badge>
        )}
      </div>
    </article>
  )
}

/** Evidence under the headings of its days. */
export function NewsList({ items }: { readonly items: readonly NewsItem[] }) {
  const timeZone = useTimeZone()
  const today = calendarDay(useNow(), timeZone)
  return groupByDay(items, timeZone).map(({ day, items: ofDay }) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="pb-3 text-xl">
        <time dateTime={day}>{dayText(day, today)}</time>
      </h2>
      <ul>
        {ofDay.map((item) => (
          <li key={item.evidence.id}>
            <NewsEntry item={item} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
