import { Link } from '@tanstack/react-router'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/source'
import type { Trend } from '@trendverse/domain/trends/trend'
import { accentStyle } from './accent-style'
import { Badge } from './badge'
import { countOf } from './count-text'
import { LifecycleBadge } from './lifecycle-badge'
import { LinkButton } from './link-button'
import { Sparkline } from './sparkline'
import { TrendPortrait } from './trend-portrait'

const PORTRAIT_SIZE_PX = 64
const SOURCES_NAMED = 2

function sourcesText(trend: Trend): string {
  if (trend.sources.length === 0)
    return trend.origin === 'starter' ? 'From our starter catalogue' : 'Added by the editors'
  const named = trend.sources.slice(0, SOURCES_NAMED).map((source) => SOURCE_PROFILES[source].label)
  const more = trend.sources.length - named.length
  return more > 0 ? `${named.join(', ')} +${more}` : named.join(', ')
}

type TrendCardProps = {
  readonly trend: Trend
  /** Outside of the first screen. */
  readonly isLater?: boolean
}

/** A trend in a list (LV-03): its planet, where it stands, where it was seen. The whole card leads to its story. */
export function TrendCard({ trend, isLater }: TrendCardProps) {
  return (
    <article
      data-accent=""
      style={accentStyle(trend.color)}
      className="group relative grid h-full grid-cols-1 grid-rows-[auto_1fr_auto] gap-4 rounded-lg border border-line bg-panel p-5 transition-[border-color,background-color] duration-150 hover:border-line-strong"
    >
      <div className="flex min-h-17 items-center gap-4">
        <TrendPortrait trend={trend} size={PORTRAIT_SIZE_PX} isLater={isLater} className="shrink-0" />
        <div className="min-w-0">
          <p className="eyebrow truncate text-muted">{trend.category}</p>
          <h2 className="mt-0.5 line-clamp-2 text-lg leading-snug">
            <Link
              to="/trends/$trendId"
              params={{ trendId: trend.id }}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              {trend.name}
            </Link>
          </h2>
        </div>
      </div>
      <p className="line-clamp-3 text-sm text-muted">{trend.description}</p>
      <div className="space-y-3">
        <div className="flex min-h-7 items-center justify-between gap-3">
          <div className="flex items-center gap-3">
            <LifecycleBadge stage={trend.lifecycle} />
            {trend.featured && <Badge tone="accent">Featured</Badge>}
          </div>
          <Sparkline points={trend.sparkline} label={`Attention to ${trend.name} lately`} className="h-6 w-20" />
        </div>
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <p className="min-w-0 text-xs text-faint tabular-nums">
            <span className="block truncate">{sourcesText(trend)}</span>
            {countOf(trend.views, 'view')} · {countOf(trend.interactions, 'interaction')}
          </p>
          {/* Over the link of the whole card. */}
          <div className="relative flex gap-2">
            <LinkButton
              to="/meme/$trendId"
              params={{ trendId: trend.id }}
              className="px-3.5!"
              aria-label={`Meme: ${trend.name}`}
            >
              Meme
            </LinkButton>
            <LinkButton
              to="/quiz/$trendId"
              params={{ trendId: trend.id }}
              className="px-3.5!"
              aria-label={`Quiz: ${trend.name}`}
            >
              Quiz
            </LinkButton>
          </div>
        </div>
      </div>
    </article>
  )
}
