import { planetAppearance } from '@trendverse/domain/trends/planet-appearance'
import type { Trend } from '@trendverse/domain/trends/trend'
import { type CSSProperties, useEffect, useRef } from 'react'

type Props = {
  readonly trend: Trend
  readonly selected: boolean
  /** Tells the scene which element stands for the planet; called with null when it goes. */
  readonly register: (trendId: string, element: HTMLElement | null) => void
  readonly onSelect: (trendId: string) => void
  readonly onHover: (trendId: string | null) => void
}

/** The button over one planet; the frame loop moves it and chooses the side of its words. */
export function PlanetLabel({ trend, selected, register, onSelect, onHover }: Props) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    register(trend.id, item.current)
    return () => register(trend.id, null)
  }, [register, trend.id])

  return (
    <li
      ref={item}
      className="universe-label"
      data-side="hidden"
      data-selected={selected || undefined}
      style={{ '--accent': planetAppearance(trend).accent } as CSSProperties}
    >
      <button
        type="button"
        className="universe-target"
        aria-pressed={selected}
        onClick={() => onSelect(trend.id)}
        onFocus={() => onHover(trend.id)}
        onBlur={() => onHover(null)}
        onPointerEnter={() => onHover(trend.id)}
        onPointerLeave={() => onHover(null)}
      >
        <span className="universe-words">
          <span className="universe-name">{trend.name}</span>
          <span className="universe-category">{trend.category}</span>
        </span>
      </button>
    </li>
  )
}
