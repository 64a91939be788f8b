import { Link } from '@tanstack/react-router'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { accentStyle } from '../../components/trend/accent-style'
import { LifecycleBadge } from '../../components/trend/lifecycle-badge'
import { TrendPortrait } from '../../components/trend/trend-portrait'

const PORTRAIT_SIZE_PX = 44

/** Neighbours in the universe: the lines of its constellation. */
export function RelatedTrends({ related }: Pick<TrendDetail, 'related'>) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="grid gap-3">
      <h2 id="related" className="text-xl">
        Related trends
      </h2>
      <ul className="-mx-2.5 grid gap-0.5">
        {related.map((trend) => (
          <li key={trend.id} data-accent="" style={accentStyle(trend.color)}>
            <Link
              to="/trends/$trendId"
              params={{ trendId: trend.id }}
              className="flex items-center gap-3 rounded-md px-2.5 py-2 transition-colors duration-150 hover:bg-raised"
            >
              <TrendPortrait trend={trend} size={PORTRAIT_SIZE_PX} isLater />
              <span className="grid min-w-0 gap-0.5">
                <span dir="auto" className="line-clamp-2 text-sm leading-snug font-medium">
                  {trend.name}
                </span>
                <span className="flex items-center gap-2 text-xs text-faint">
                  {trend.category} {trend.sources.length > 0 && <LifecycleBadge stage={trend.lifecycle} />}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
