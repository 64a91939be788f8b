import { Link } from '@tanstack/react-router'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { newsAtMs } from '@trendverse/domain/trends/listing/news-time'
import { SOURCE_COLORS } from '@trendverse/domain/trends/planets/source-colors'
import type { NewsColumn as Column, NewsItem } from '@trendverse/domain/trends/trend'
import { ExternalLink } from '../../components/controls/external-link'
import { RelativeTime } from '../../components/text/relative-time'
import { accentStyle } from '../../components/trend/accent-style'
import { SourceSign } from '../../components/trend/source-signs'
import { newestOf } from './newest-of'
import { newsSourceText } from './news-source-text'
import { TrendSign } from './trend-sign'

const PORTRAIT_SIZE_PX = 24

type ColumnEntryProps = { readonly item: NewsItem; readonly isNewest: boolean }

function ColumnEntry({ item, isNewest }: ColumnEntryProps) {
  const { evidence } = item
  const href = evidence.url ?? evidence.sourceUrl
  const details = newsSourceText(evidence)
  return (
    <article
      data-accent=""
      style={accentStyle(item.trend?.color ?? SOURCE_COLORS[evidence.source])}
      className="grid gap-1"
    >
      <h3 dir="auto" className="text-left font-sans text-sm leading-snug font-medium tracking-normal">
        {href === null ? evidence.title : <ExternalLink href={href}>{evidence.title}</ExternalLink>}
      </h3>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs text-faint tabular-nums">
        {isNewest && <span className="news-newest">New</span>}
        {details !== '' && <span>{details}</span>}
        <RelativeTime at={new Date(newsAtMs(evidence)).toISOString()} />
        {item.trend && <TrendSign trend={item.trend} headline={evidence.title} size={PORTRAIT_SIZE_PX} />}
      </div>
    </article>
  )
}

/** What one source shows now, in its own order. */
export function NewsColumn({ source, items }: Column) {
  const newest = newestOf(items)
  const { label } = SOURCE_PROFILES[source]
  return (
    <section aria-labelledby={`column-${source}`} className="news-column">
      <h2 id={`column-${source}`} className="flex items-center gap-2 text-lg">
        <SourceSign source={source} className="size-4.5 text-muted" />
        {label}
      </h2>
      <ol>
        {items.map((item) => (
          <li key={item.evidence.id}>
            <ColumnEntry item={item} isNewest={newest.has(item.evidence.id)} />
          </li>
        ))}
      </ol>
      <Link
        to="/news"
        search={{ source }}
        aria-label={`More from ${label}`}
        className="text-link inline-flex min-h-9 pointer-coarse:min-h-11 min-w-11 items-center justify-self-start text-sm text-muted"
      >
        More
      </Link>
    </section>
  )
}
