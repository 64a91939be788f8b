import {
  type PlanetAppearance,
  type PlanetSubject,
  planetAppearance,
} from '@trendverse/domain/trends/planets/planet-appearance'
import { type PlanetRing, ringBands } from '@trendverse/domain/trends/planets/planet-ring'
import type { CSSProperties } from 'react'
import { cachedLayers } from './cached-layers'
import './planet-portrait.css'

type PortraitRingProps = {
  readonly look: PlanetAppearance
  readonly ring: PlanetRing
  /** Share of the box the planet fills. */
  readonly fill: number
  /** The half behind the planet or the one in front of it. */
  readonly half: 'back' | 'front'
}

/** Half of a ring as seen from a little above. */
function PortraitRing({ look, ring, fill, half }: PortraitRingProps) {
  // Inside a square box the ring keeps its shape but is drawn narrower than in space.
  const planet = 50 * fill
  const inner = planet * Math.min(ring.inner, 1.26)
  const width = 49 - inner
  const squeeze = Math.sin(look.tilt)
  return (
    <svg className="planet-portrait-ring" viewBox="0 0 100 100" focusable="false" aria-hidden="true" data-half={half}>
      {ringBands(ring).map(({ at, width: share, color }) => {
        const radius = inner + width * at
        const across = Math.round(radius * 10) / 10
        const up = Math.round(radius * squeeze * 10) / 10
        return (
          <path
            key={at}
            d={`M${50 - across} 50A${across} ${up} 0 0 ${half === 'back' ? 1 : 0} ${50 + across} 50`}
            fill="none"
            stroke={color}
            strokeWidth={Math.round(width * share * 10) / 10}
            opacity={half === 'back' ? 0.5 : 0.75}
          />
        )
      })}
    </svg>
  )
}

type Props = {
  readonly trend: PlanetSubject
  /** Width and height in CSS pixels. */
  readonly size: number
  readonly className?: string
}

/** Share of the box a planet fills; one with a ring leaves room for it. */
const FILL_PLAIN = 0.82
const FILL_RINGED = 0.6

function portraitStyle(look: PlanetAppearance, size: number): CSSProperties {
  return {
    '--portrait-size': `${size}px`,
    '--portrait-fill': look.ring === null ? FILL_PLAIN : FILL_RINGED,
    '--portrait-air': look.atmosphere,
    '--portrait-glow': Math.round(look.glow * 100) / 100,
    '--portrait-base': look.surface[0],
    '--portrait-next': look.surface[1],
    '--portrait-lean': `${Math.round((look.lean * -180) / Math.PI)}deg`,
  } as CSSProperties
}

/**
 * A trend's planet as a small picture for cards, lists and headings: drawn with CSS and short SVG paths, the same on
 * the server and in the browser, without a canvas. Decorative: the trend's name stands beside it.
 */
export function PlanetPortrait({ trend, size, className }: Props) {
  const look = planetAppearance(trend)
  return (
    <span
      className={className === undefined ? 'planet-portrait' : `planet-portrait ${className}`}
      data-kind={look.kind}
      style={portraitStyle(look, size)}
      aria-hidden="true"
    >
      {look.ring !== null && <PortraitRing ring={look.ring} look={look} fill={FILL_RINGED} half="back" />}
      <span className="planet-portrait-body">
        <svg viewBox="0 0 100 100" focusable="false" aria-hidden="true">
          {cachedLayers(look, size).map(({ path, color, opacity, line }, index) => (
            <path
              key={`${index}${color}`}
              d={path}
              opacity={opacity}
              {...(line === null ? { fill: color } : { fill: 'none', stroke: color, strokeWidth: line })}
            />
          ))}
        </svg>
      </span>
      {look.ring !== null && <PortraitRing ring={look.ring} look={look} fill={FILL_RINGED} half="front" />}
    </span>
  )
}
