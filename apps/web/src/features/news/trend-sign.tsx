import { Link } from '@tanstack/react-router'
import type { NewsTrend } from '@trendverse/domain/trends/trend'
import { PlanetPortrait } from '../../components/planet-portrait/planet-portrait'
import { nameDiffers } from './headline'

type TrendSignProps = {
  readonly trend: NewsTrend
  /** What stands above it. */
  readonly headline: string
  readonly size: number
}

/** The planet of the trend a headline speaks for, which leads to its story; its name only where the headline is another. */
export function TrendSign({ trend, headline, size }: TrendSignProps) {
  const isNamed = nameDiffers(trend.name, headline)
  return (
    <Link
      to="/trends/$trendId"
      params={{ trendId: trend.id }}
      aria-label={isNamed ? undefined : `Part of ${trend.name}`}
      className="news-trend"
    >
      <PlanetPortrait trend={trend} size={size} />
      {isNamed && (
        <span dir="auto" className="truncate text-left">
          <span className="text-faint">Part of </span>
          {trend.name}
        </span>
      )}
    </Link>
  )
}
