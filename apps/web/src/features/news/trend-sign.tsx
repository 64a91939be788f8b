import { Link } from '@tanstack/react-router'
import type { NewsItem } from '@trendverse/domain/trends/trend'
import { PlanetPortrait } from '../../components/planet-portrait/planet-portrait'
import { nameDiffers } from './headline'

type TrendSignProps = { readonly item: NewsItem; readonly size: number }

/** The planet of the trend a headline speaks for, which leads to its story; its name only where the headline is another. */
export function TrendSign({ item, size }: TrendSignProps) {
  const isNamed = nameDiffers(item.trendName, item.evidence.title)
  return (
    <Link
      to="/trends/$trendId"
      params={{ trendId: item.trendId }}
      aria-label={isNamed ? undefined : `Part of ${item.trendName}`}
      className="news-trend"
    >
      <PlanetPortrait
        trend={{
          id: item.trendId,
          color: item.color,
          category: item.category,
          lifecycle: item.lifecycle,
          sources: item.sources,
        }}
        size={size}
      />
      {isNamed && (
        <span dir="auto" className="truncate text-left">
          <span className="text-faint">Part of </span>
          {item.trendName}
        </span>
      )}
    </Link>
  )
}
