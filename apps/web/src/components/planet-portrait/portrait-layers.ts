import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { PlanetKind } from '@trendverse/domain/trends/planets/planet-palettes'
import { contourPath, PORTRAIT_UNITS, sampleField } from './contour'
import { type Direction, sphereNoise } from './sphere-noise'

/** One shape of a portrait's surface, over a disc of 100 units or as many as were asked for. */
export type PortraitLayer = {
  readonly path: string
  readonly color: string
  readonly opacity: number
  /** Width of a line, a hundredth of the disc being 1, or null for a filled shape. */
  readonly line: number | null
}

type Field = (at: Direction) => number
type Shape = Omit<PortraitLayer, 'path'> & { readonly field: Field }
type Painter = (look: PlanetAppearance, noise: (at: Direction, part: number, frequency: number) => number) => Shape[]

/** Everything where the field is above zero. */
const fill = (field: Field, color: string, opacity = 1): Shape => ({ field, color, opacity, line: null })

/** The line along which the field is zero. */
const line = (field: Field, color: string, width: number, opacity = 1): Shape => ({
  field,
  color,
  opacity,
  line: width,
})

/** The same ideas as the surfaces of the 3D planets, at the detail a portrait shows. */
const PAINTERS: Readonly<Record<PlanetKind, Painter>> = {
  terra: ({ surface }, noise) => {
    const land = (at: Direction) => noise(at, 0, 1.9) + noise(at, 1, 0.9) * 0.4
    return [
      fill((at) => land(at) + 0.07, surface[0], 0.6),
      fill((at) => land(at) - 0.02, surface[1]),
      fill((at) => land(at) + noise(at, 2, 4) * 0.35 - 0.27, surface[2], 0.9),
      fill((at) => Math.abs(at.y) - 0.8 + noise(at, 3, 2.6) * 0.2, surface[3], 0.95),
      fill((at) => noise({ x: at.x, y: at.y * 1.9, z: at.z }, 4, 1.9) - 0.24, '#ffffff', 0.72),
    ]
  },
  gas: ({ surface }, noise) => {
    const belts = (at: Direction) => Math.sin((at.y * 4.6 + noise(at, 0, 2.1) * 0.34) * 2.4 + noise(at, 5, 0.5) * 3)
    const storm = (at: Direction) => 0.17 - Math.hypot((at.x - 0.3) * 0.8, (at.y + 0.3) * 1.9, at.z - 0.88)
    return [
      fill((at) => belts(at) - 0.42, surface[1], 0.9),
      fill((at) => -belts(at) - 0.5, surface[2], 0.9),
      fill((at) => noise({ x: at.x * 0.7, y: at.y * 5, z: at.z * 0.7 }, 1, 2.4) - 0.24, surface[2], 0.4),
      fill((at) => Math.abs(at.y) - 0.84 + noise(at, 3, 2) * 0.06, surface[1], 0.55),
      fill((at) => storm(at) + noise(at, 4, 6) * 0.02 + 0.03, surface[2], 0.7),
      fill(storm, surface[3], 0.95),
    ]
  },
  lava: ({ surface, light }, noise) => [
    fill((at) => noise(at, 0, 1.8), surface[1], 0.85),
    line((at) => noise(at, 1, 1.9), light, 5, 0.3),
    line((at) => noise(at, 1, 1.9), surface[2], 2.4),
    line((at) => noise(at, 2, 2.4) + 0.1, surface[2], 1.4, 0.8),
    fill((at) => noise(at, 3, 1.5) - 0.3, surface[2], 0.9),
    fill((at) => noise(at, 3, 1.5) - 0.42, surface[3], 0.9),
  ],
  ice: ({ surface }, noise) => [
    fill((at) => noise(at, 0, 1.5) + 0.1, surface[1], 0.9),
    line((at) => noise(at, 1, 1.7), surface[2], 0.8, 0.6),
    line((at) => noise(at, 2, 2.9), surface[2], 0.45, 0.5),
    fill((at) => Math.abs(at.y) - 0.74 + noise(at, 3, 2.4) * 0.28, surface[3], 0.95),
  ],
  desert: ({ surface }, noise) => [
    fill((at) => noise(at, 0, 1.3) + 0.1, surface[1]),
    fill((at) => 0.1 - Math.abs(noise({ x: at.x, y: at.y * 1.7, z: at.z }, 1, 1.2)), surface[2], 0.7),
    fill((at) => Math.sin(at.y * 13 + noise(at, 2, 1.3) * 5) - 0.62 - noise(at, 4, 1.1), surface[3], 0.24),
    fill((at) => Math.abs(at.y) - 0.88 + noise(at, 3, 2.4) * 0.16, surface[2], 0.8),
  ],
  neon: ({ surface, light }, noise) => {
    const height = (at: Direction) => noise(at, 0, 1.3)
    return [
      fill((at) => height(at) + 0.05, surface[1], 0.9),
      fill((at) => noise(at, 1, 1.1) - 0.08, surface[2], 0.55),
      line((at) => height(at) - 0.02, light, 1.1),
      line((at) => height(at) - 0.26, light, 0.8, 0.85),
      line((at) => height(at) + 0.3, light, 0.6, 0.6),
    ]
  },
}

/**
 * The shapes of a planet's visible half, lowest first.
 *
 * @param detail Number of samples across the disc.
 * @param units Width of the disc, in which corners are whole numbers.
 */
export function portraitLayers(
  look: PlanetAppearance,
  detail: number,
  units = PORTRAIT_UNITS,
): readonly PortraitLayer[] {
  const { tilt, seed } = look
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  // The axis leans towards the viewer, as it does in the universe.
  const leaned = (at: Direction): Direction => ({ x: at.x, y: at.y * cos + at.z * sin, z: at.z * cos - at.y * sin })
  const shapes = PAINTERS[look.kind](look, (at, part, frequency) => sphereNoise(at, seed + part * 31.7, frequency))
  return shapes
    .map(({ field, ...shape }) => ({
      ...shape,
      path: contourPath(
        sampleField((at) => field(leaned(at)), detail),
        units,
      ),
    }))
    .filter(({ path }) => path !== '')
}
