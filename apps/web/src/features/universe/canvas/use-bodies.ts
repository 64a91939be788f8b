import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { layoutPlanets, type ViewInsets } from '@trendverse/domain/trends/planets/planet-layout'
import { pulsingTrends } from '@trendverse/domain/trends/planets/pulsing-trends'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useEffect, useState } from 'react'
import { useNow } from '../../../components/browser/use-now'
import { arrangeBodies, type Body, withoutLeavers } from './body'
import type { Stage } from './stage'
import type { Covers } from './use-covers'
import type { PictureSize } from './use-picture-size'

/** After this long a leaving planet has faded. */
const LEAVING_MS = 1_600

/** Between planets and the sides of the picture, CSS pixels. */
const SIDE_PX = 16

function insetsOf({ top, bottom }: Pick<Covers, 'top' | 'bottom'>, { widthPx, heightPx }: PictureSize): ViewInsets {
  return { top: top / heightPx, bottom: bottom / heightPx, left: SIDE_PX / widthPx, right: SIDE_PX / widthPx }
}

/** Keeps the scene's planets in line with the trends and the picture's shape; the scene itself is never made anew. Null before its size is known, and what covers it. */
export function useBodies(
  stage: Stage,
  trends: readonly Trend[],
  size: PictureSize | null,
  covers: Covers | null,
): readonly Body[] | null {
  const [bodies, setBodies] = useState<readonly Body[] | null>(null)
  const nowMs = useNow()
  const top = covers?.top ?? null
  const bottom = covers?.bottom ?? null

  useEffect(() => {
    if (size === null || top === null || bottom === null) return
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
      insetsOf({ top, bottom }, size),
    )
    show(arrangeBodies(stage.bodies, trends, places))
    const timer = setTimeout(() => show(withoutLeavers(stage.bodies)), LEAVING_MS)
    return () => clearTimeout(timer)
  }, [stage, trends, size, top, bottom])

  useEffect(() => {
    const pulsing = pulsingTrends(trends, nowMs)
    for (const body of bodies ?? []) body.pulse.value = pulsing.has(body.trendId) ? 1 : 0
    stage.labelsStale = true
    stage.wake()
  }, [stage, trends, bodies, nowMs])

  return bodies
}
