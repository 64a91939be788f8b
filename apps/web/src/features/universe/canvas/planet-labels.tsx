import type { Trend } from '@trendverse/domain/trends/trend'
import type { KeyboardEvent } from 'react'
import { isArrowKey, nearestInDirection } from './nearest-in-direction'
import { PlanetLabel } from './planet-label'
import type { Stage } from './stage'

type Props = {
  readonly trends: readonly Trend[]
  readonly stage: Stage
  readonly selectedId: string | null
  readonly register: (trendId: string, element: HTMLElement | null) => void
  readonly onSelect: (trendId: string) => void
  readonly onHover: (trendId: string | null) => void
}

function travel(event: KeyboardEvent<HTMLUListElement>, stage: Stage): void {
  if (!isArrowKey(event.key)) return
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
export function PlanetLabels({ trends, stage, selectedId, register, onSelect, onHover }: Props) {
  return (
    <ul className="universe-labels" aria-label="Trends" onKeyDown={(event) => travel(event, stage)}>
      {trends.map((trend) => (
        <PlanetLabel
          key={trend.id}
          trend={trend}
          selected={selectedId === trend.id}
          register={register}
          onSelect={onSelect}
          onHover={onHover}
        />
      ))}
    </ul>
  )
}
