import { Link } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { accentStyle } from '../../components/accent-style'
import { TrendPortrait } from '../../components/trend-portrait'
import { TrendStage } from '../../components/trend-stage'
import { currentView } from './home-view'

const PORTRAIT_SIZE_PX = 64

type FeaturedTrendProps = { readonly trend: Trend; readonly number: number }

/** One row of the featured modal. It leads to the trend's detail: its planet in the universe, its page from the list. */
export function FeaturedTrend({ trend, number }: FeaturedTrendProps) {
  const name = (
    <span className="font-display text-lg font-semibold after:absolute after:inset-0 after:rounded-md">
      {trend.name}
    </span>
  )
  return (
    <li
      data-accent=""
      style={accentStyle(trend.color)}
      className="relative flex items-center gap-4 rounded-md p-3 transition-colors duration-150 hover:bg-raised"
    >
      <span className="w-5 text-center font-display text-xl text-faint tabular-nums">{number}</span>
      <TrendPortrait trend={trend} size={PORTRAIT_SIZE_PX} className="shrink-0" />
      <div className="grid min-w-0 gap-0.5">
        {currentView() === 'universe' ? (
          <Link to="/" search={{ trend: trend.id }}>
            {name}
          </Link>
        ) : (
          <Link to="/trends/$trendId" params={{ trendId: trend.id }}>
            {name}
          </Link>
        )}
        <p className="line-clamp-1 text-sm text-muted">{trend.description}</p>
        <TrendStage trend={trend} />
      </div>
    </li>
  )
}
