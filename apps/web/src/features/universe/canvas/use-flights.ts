import type { Trend } from '@trendverse/domain/trends/trend'
import { useEffect, useRef } from 'react'
import type { Body } from './body'
import { HOME_VIEW, type PanelSide, planetView, turnedView, type View } from './camera-views'
import type { Stage } from './stage'
import type { PictureSize } from './use-picture-size'

type Wanted = {
  readonly stage: Stage
  readonly trends: readonly Trend[]
  /** Null before the picture's size is known. */
  readonly bodies: readonly Body[] | null
  readonly selectedId: string | null
  readonly panelSide: PanelSide | undefined
  /** Height of what lies over the picture's upper edge, CSS pixels. */
  readonly topPx: number
  readonly size: PictureSize | null
}

function viewOf(
  { trends, bodies, selectedId, panelSide, topPx, size }: Wanted & { readonly bodies: readonly Body[] },
  searching: boolean,
): View {
  const selected = bodies.find((body) => body.trendId === selectedId && !body.leaving)
  if (selected !== undefined && size !== null) {
    const { x, y, z } = selected.restingPosition
    const planet = { x, y, z, radius: selected.restingRadius, ring: selected.look.ring?.outer ?? 1 }
    return planetView(planet, { ...size, panelSide, topPx })
  }
  const first = searching ? bodies.find((body) => body.trendId === trends[0]?.id) : undefined
  return first === undefined ? HOME_VIEW : turnedView(first.restingPosition)
}

/** Flies to the selected planet and back; a search turns the view towards its first match (OP-28). */
export function useFlights(wanted: Wanted): void {
  const { stage, trends, bodies, selectedId, panelSide, topPx, size } = wanted
  const mostTrends = useRef(0)
  const flown = useRef<string | null>(null)

  useEffect(() => {
    if (size === null || bodies === null || bodies.length === 0) return
    mostTrends.current = Math.max(mostTrends.current, trends.length)
    const view = viewOf(
      { stage, trends, bodies, selectedId, panelSide, topPx, size },
      trends.length < mostTrends.current,
    )
    const destination = JSON.stringify(view)
    if (flown.current === destination) return
    const instant = flown.current === null && selectedId === null
    flown.current = destination
    stage.selectedId = selectedId
    stage.updates.schedule({ kind: 'look', view, instant: instant || stage.reducedMotion })
    stage.wake()
  }, [stage, trends, bodies, selectedId, panelSide, topPx, size])
}
