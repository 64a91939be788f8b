import type { PlanetAppearance, PlanetRing } from '@trendverse/domain/trends/planet-appearance'

type Props = {
  readonly look: PlanetAppearance
  readonly ring: PlanetRing
  /** Share of the box the planet fills. */
  readonly fill: number
  /** The half behind the planet or the one in front of it. */
  readonly half: 'back' | 'front'
}

/** Three bands with a gap, from the inside out: place and width as shares of the ring. */
const BANDS = [
  { at: 0.16, width: 0.26, opacity: 0.5 },
  { at: 0.45, width: 0.24, opacity: 0.85 },
  { at: 0.82, width: 0.3, opacity: 0.65 },
] as const

/** Half of a ring as seen from a little above. */
export function PortraitRing({ look, ring, fill, half }: Props) {
  // Inside a square box the ring keeps its shape but is drawn narrower than in space.
  const planet = 50 * fill
  const inner = planet * Math.min(ring.inner, 1.26)
  const width = 49 - inner
  const squeeze = Math.sin(look.tilt)
  return (
    <svg className="planet-portrait-ring" viewBox="0 0 100 100" focusable="false" aria-hidden="true" data-half={half}>
      {BANDS.map((band) => {
        const radius = inner + width * band.at
        const across = Math.round(radius * 10) / 10
        const up = Math.round(radius * squeeze * 10) / 10
        return (
          <path
            key={band.at}
            d={`M${50 - across} 50A${across} ${up} 0 0 ${half === 'back' ? 1 : 0} ${50 + across} 50`}
            fill="none"
            stroke={band.at === 0.45 ? ring.bright : ring.dark}
            strokeWidth={Math.round(width * band.width * 10) / 10}
            opacity={half === 'back' ? band.opacity * 0.7 : band.opacity}
          />
        )
      })}
    </svg>
  )
}
