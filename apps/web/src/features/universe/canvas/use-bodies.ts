import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { layoutPlanets, type ViewInsets } from '@trendverse/domain/trends/planets/planet-layout'
import { roseWithinHour } from '@trendverse/domain/trends/planets/rose-within-hour'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useEffect, useState } from 'react'
import { useNow } from '../../../components/browser/use-now'
import { arrangeBodies, type Body, withoutLeavers } from './body'
import type { Stage } from './stage'
import type { PictureSize } from './use-picture-size'

/** After this long a leaving planet has faded. */
const LEAVING_MS = 1_600

/** Space at the edges that other things cover, CSS pixels. */
export type EdgeInsets = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

function shareOf(insets: EdgeInsets, size: PictureSize): ViewInsets {
  return {
    top: insets.top / size.heightPx,
    bottom: insets.bottom / size.heightPx,
    left: insets.left / size.widthPx,
    right: insets.right / size.widthPx,
  }
}

/** Keeps the scene's planets in line with the trends and the picture's shape; the scene itself is never made anew. Null before the size is known. */
export function useBodies(
  stage: Stage,
  trends: readonly Trend[],
  size: PictureSize | null,
  insets: EdgeInsets,
): readonly Body[] | null {
  const [bodies, setBodies] = useState<readonly Body[] | null>(null)
  const nowMs = useNow()
  const { top, right, bottom, left } = insets

  useEffect(() => {
    if (size === null) return
    const show = (next: readonly Body[]): void => {
      stage.bodies = next
      setBodies(next)
      stage.labelsStale = true
      stage.wake()
    }
    const looks = trends.map(planetAppearance)
    const places = layoutPlanets(
      looks.map((look) => ({ ringOuter: look.ring?.outer ?? null })),
      size.widthPx / size.heightPx,
      shareOf({ top, right, bottom, left }, size),
    )
    show(arrangeBodies(stage.bodies, trends, places))
    const timer = setTimeout(() => show(withoutLeavers(stage.bodies)), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [stage, trends, size, top, right, bottom, left])

  useEffect(() => {
    for (const body of bodies ?? []) {
      const trend = trends.find(({ id }) => id === body.trendId)
      body.pulse.value = trend !== undefined && roseWithinHour(trend, nowMs) ? 1 : 0
    }
    stage.wake()
  }, [stage, trends, bodies, nowMs])

  return bodies
}
