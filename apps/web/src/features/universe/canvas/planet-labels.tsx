import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { Trend } from '@trendverse/domain/trends/trend'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { PlanetWords } from '../planet-words'
import { isArrowKey, nearestInDirection } from './nearest-in-direction'
import type { Stage } from './stage'

type Props = {
  readonly trends: readonly Trend[]
  readonly ranks: ReadonlyMap<string, number>
  readonly stage: Stage
  readonly selectedId: string | null
  readonly foundIds: ReadonlySet<string>
  readonly register: (trendId: string, element: HTMLElement | null) => void
  readonly onSelect: (trendId: string) => void
  readonly onHover: (trendId: string | null) => void
}

function travel(event: KeyboardEvent<HTMLUListElement>, stage: Stage): void {
  // Alt and an arrow go back and forward.
  if (event.ctrlKey || event.metaKey || event.altKey || !isArrowKey(event.key)) return
  const from = stage.labels.findIndex((label) => label.element.contains(document.activeElement))
  const to = nearestInDirection(
    stage.labels.map((label) => label.disc),
    from,
    event.key,
  )
  const target = to === null ? null : stage.labels[to]?.element.querySelector('button')
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** A real button over every planet: they are the list of trends for keyboards and screen readers, too. */
export function PlanetLabels({ trends, ranks, stage, selectedId, foundIds, register, onSelect, onHover }: Props) {
  return (
    <ul className="universe-labels" aria-label="Trends" onKeyDown={(event) => travel(event, stage)}>
      {trends.map((trend) => (
        <PlanetLabel
          key={trend.id}
          trend={trend}
          rank={ranks.get(trend.id)}
          selected={selectedId === trend.id}
          found={foundIds.has(trend.id)}
          register={register}
          onSelect={onSelect}
          onHover={onHover}
        />
      ))}
    </ul>
  )
}

type PlanetLabelProps = {
  readonly trend: Trend
  readonly rank: number | undefined
  readonly selected: boolean
  readonly found: boolean
  /** Tells the scene which element stands for the planet; called with null when it goes. */
  readonly register: (trendId: string, element: HTMLElement | null) => void
  readonly onSelect: (trendId: string) => void
  readonly onHover: (trendId: string | null) => void
}

/** The button over one planet; the frame loop moves it and chooses the side of its words. */
function PlanetLabel({ trend, rank, selected, found, register, onSelect, onHover }: PlanetLabelProps) {
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
      data-found={found || undefined}
      style={{ '--accent': planetAppearance(trend).accent } as CSSProperties}
    >
      <button
        type="button"
        className="universe-target round-target"
        aria-pressed={selected}
        onClick={() => onSelect(trend.id)}
        onFocus={() => onHover(trend.id)}
        onBlur={() => onHover(null)}
        onPointerEnter={() => onHover(trend.id)}
        onPointerLeave={() => onHover(null)}
      >
        <PlanetWords trend={trend} rank={rank} place="universe" />
      </button>
    </li>
  )
}
