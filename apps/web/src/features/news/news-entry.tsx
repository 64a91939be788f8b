import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { NewsItem } from '@trendverse/domain/trends/trend'
import { accentStyle } from '../../components/accent-style'
import { Badge } from '../../components/badge'
import { ExternalLink } from '../../components/external-link'
import { clockText } from '../../components/zoned-time'
import { newsSourceText } from './news-source-text'
import { TrendSign } from './trend-sign'

type NewsEntryProps = { readonly item: NewsItem; readonly timeZone: string }

const PORTRAIT_SIZE_PX = 30

/** One piece of evidence in the stream: when, what, where, and the trend it speaks for. */
export function NewsEntry({ item, timeZone }: NewsEntryProps) {
  const { evidence } = item
  const href = evidence.url ?? evidence.sourceUrl
  const details = newsSourceText(evidence)
  return (
    <article data-accent="" style={accentStyle(item.color)} className="news-entry">
      <p className="flex items-center gap-3 text-sm text-faint tabular-nums sm:block sm:pt-0.5">
        <time dateTime={evidence.firstSeenAt}>{clockText(Date.parse(evidence.firstSeenAt), timeZone)}</time>
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
        <TrendSign item={item} size={PORTRAIT_SIZE_PX} />
        {item.kind === 'new' && (
          <Badge tone="accent" className="ml-auto">
            New story
          </Badge>
        )}
      </div>
    </article>
  )
}
