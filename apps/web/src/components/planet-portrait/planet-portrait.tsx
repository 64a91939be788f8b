import {
  type PlanetAppearance,
  type PlanetSubject,
  planetAppearance,
} from '@trendverse/domain/trends/planet-appearance'
import type { CSSProperties } from 'react'
import { PortraitRing } from './portrait-ring'
import { rememberedLayers } from './remembered-layers'
import './planet-portrait.css'

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
          {rememberedLayers(look, size).map(({ path, color, opacity, line }, index) => (
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
