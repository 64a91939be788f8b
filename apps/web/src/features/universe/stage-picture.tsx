import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { layoutPlanets, type PlacedPlanet } from '@trendverse/domain/trends/planets/planet-layout'
import type { Trend } from '@trendverse/domain/trends/trend'
import type { CSSProperties } from 'react'
import { drawPortrait } from '../../components/trend/draw-portrait'
import { PlanetWords } from './planet-words'

/** Pictures the stage is laid out for: a common desktop and a common phone, with what the page lays over their edges. */
const WIDE = { aspect: 1.6, insets: { top: 0.09, right: 0.02, bottom: 0.21, left: 0.02 } }
const TALL = { aspect: 0.46, insets: { top: 0.16, right: 0.04, bottom: 0.42, left: 0.04 } }
const PORTRAIT_FILL = { plain: 0.82, ringed: 0.6 }

const rounded = (value: number) => Math.round(value * 1000) / 1000

function placeVariables(prefix: string, placed: PlacedPlanet | undefined, fill: number): Record<string, number> {
  const { x, y, radius } = placed?.disc ?? { x: 0, y: 0, radius: 0 }
  return {
    [`--${prefix}-x`]: rounded(x),
    [`--${prefix}-y`]: rounded(-y),
    [`--${prefix}-r`]: rounded(radius),
    [`--${prefix}-box`]: rounded((2 * radius) / fill),
  }
}

/**
 * The universe as a still picture: the same planets in the same places as the 3D scene that follows. Drawn on the server
 * only; the page keeps it until the scene is ready.
 */
export function StagePicture({
  trends,
  ranks,
}: {
  readonly trends: readonly Trend[]
  readonly ranks: ReadonlyMap<string, number>
}) {
  const looks = trends.map((trend) => planetAppearance(trend))
  const bodies = looks.map((look) => ({ ringOuter: look.ring?.outer ?? null }))
  const wide = layoutPlanets(bodies, WIDE.aspect, WIDE.insets)
  const tall = layoutPlanets(bodies, TALL.aspect, TALL.insets)
  return (
    <>
      {trends.map((trend, index) => {
        const fill = looks[index]?.ring ? PORTRAIT_FILL.ringed : PORTRAIT_FILL.plain
        const style = {
          ...placeVariables('wide', wide[index], fill),
          ...placeVariables('tall', tall[index], fill),
          '--accent': looks[index]?.accent,
        } as CSSProperties
        return (
          <button key={trend.id} type="button" data-trend={trend.id} className="stage-planet" style={style}>
            <span className="portrait-box">{drawPortrait(trend)}</span>
            <PlanetWords trend={trend} rank={ranks.get(trend.id)} place="stage" />
          </button>
        )
      })}
    </>
  )
}
