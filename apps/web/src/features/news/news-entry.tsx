import { Link } from '@tanstack/react-router'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { NewsItem } from '@trendverse/domain/trends/trend'
import { accentStyle } from '../../components/accent-style'
import { ExternalLink } from '../../components/external-link'
import { metricText } from '../../components/metric-text'
import { SmallPortrait } from '../../components/small-portrait'
import { webHost } from '../../components/web-host'
import { clockText } from '../../components/zoned-time'
import { NewsMark } from './news-mark'

type NewsEntryProps = { readonly item: NewsItem; readonly timeZone: string }

const PORTRAIT_SIZE_PX = 30

function detailsOf({ source, url, publisher, metric, metricUnit, rank }: NewsItem['evidence']): string {
  const host = url === null ? null : webHost(url)
  const number = metric !== null ? metricText(metric, metricUnit) : rank !== null ? `place ${rank}` : null
  return [SOURCE_PROFILES[source].label, publisher ?? host, number].filter((part) => part !== null).join(' · ')
}

/** One piece of evidence: when, what, where, and the trend it speaks for. */
export function NewsEntry({ item, timeZone }: NewsEntryProps) {
  const { evidence } = item
  const href = evidence.url ?? evidence.sourceUrl
  return (
    <article
      data-accent=""
      style={accentStyle(item.color)}
      className="grid gap-x-6 gap-y-2 border-t border-line py-4 grid-cols-1 sm:grid-cols-[3rem_minmax(0,1fr)] md:grid-cols-[3rem_minmax(0,1fr)_14rem] lg:grid-cols-[3rem_minmax(0,1fr)_18rem]"
    >
      <p className="flex items-center gap-3 text-sm text-faint tabular-nums sm:block sm:pt-0.5">
        <time dateTime={evidence.firstSeenAt}>{clockText(Date.parse(evidence.firstSeenAt), timeZone)}</time>
      </p>
      <div className="grid content-start gap-1">
        <h3 dir="auto" className="text-left font-sans text-base leading-snug font-medium tracking-normal">
          {href === null ? evidence.title : <ExternalLink href={href}>{evidence.title}</ExternalLink>}
        </h3>
        <p className="text-sm text-faint tabular-nums">{detailsOf(evidence)}</p>
      </div>
      <div className="flex items-center justify-between gap-3 sm:col-start-2 md:col-start-auto md:-mt-1 md:self-start">
        <Link
          to="/trends/$trendId"
          params={{ trendId: item.trendId }}
          className="-ml-1.5 flex min-w-0 items-center gap-2 rounded-full py-0.5 pr-3 pl-1.5 text-sm text-muted transition-colors duration-150 hover:bg-raised hover:text-text"
        >
          <SmallPortrait
            trend={{
              id: item.trendId,
              color: item.color,
              category: item.category,
              lifecycle: item.lifecycle,
              sources: item.sources,
            }}
            size={PORTRAIT_SIZE_PX}
          />
          <span dir="auto" className="truncate text-left">
            {item.trendName}
          </span>
        </Link>
        <NewsMark kind={item.kind} />
      </div>
    </article>
  )
}
