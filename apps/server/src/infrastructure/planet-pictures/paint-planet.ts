import { smoothstep } from '@trendverse/domain/primitives/smoothstep'
import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { parseHexColor } from '@trendverse/domain/trends/planets/planet-color'
import { type GroundMap, mapGround } from './ground-map'
import { KEY_LIGHT, SUN } from './light'
import type { Vec3 } from './noise'
import { ringPainter } from './ring'
import type { Ground } from './surface'
import { toneOf } from './tone'
import { clamp, dot, glint, mix, mix3, normalize, times } from './vector'

/** Outer edge of the air in radii. */
const AIR_REACH = 1.22
/** How far apart the relief of the universe is sampled, radians: three texels of a map 1,024 wide. */
const RELIEF_TAP = (3 * 2 * Math.PI) / 1024
/** Clouds cast their shadow this far, radians east and south. */
const SHADOW = { east: 0.025, south: 0.0094 }
const FACING_US: Vec3 = [0, 0, 1]
const HALFWAY = normalize([SUN[0], SUN[1], SUN[2] + 1])
const VIOLET_SIDE = normalize([0.8, -0.35, -0.6])
const NO_LIGHT: Vec3 = [0, 0, 0]

/** A picture in RGBA, row by row from the top, alpha not multiplied in. */
export type PaintedPlanet = { readonly size: number; readonly pixels: Uint8ClampedArray }

/** Radius of the disc as a share of the picture: air or ring just fit in. */
export function discShare(look: PlanetAppearance): number {
  return 0.5 / Math.max(AIR_REACH, look.ring?.outer ?? 0)
}

/**
 * A planet as the universe draws it (`PLANET_FRAGMENT`, `HALO_FRAGMENT`, `RING_FRAGMENT`), seen from far away, before a
 * transparent sky. Pure: equal looks are equal pixels.
 *
 * @param size Width and height in pixels. A picture of 480 takes about a second.
 */
export function paintPlanet(look: PlanetAppearance, size: number): PaintedPlanet {
  const radius = size * discShare(look)
  const map = mapGround(look, size, radius)
  const air = parseHexColor(look.atmosphere) ?? NO_LIGHT
  const lamp = parseHexColor(look.light) ?? NO_LIGHT
  const ringAt = look.ring === null ? () => null : ringPainter(look, look.ring, 1 / radius)
  const pixels = new Uint8ClampedArray(size * size * 4)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column + 0.5 - size / 2) / radius
      const y = (size / 2 - row - 0.5) / radius
      const away = Math.hypot(x, y)
      const layers = createLayers()
      layers.add(airAt(x, y, away, look, air))
      const ring = ringAt(x, y)
      if (ring !== null && !ring.isFront) layers.cover(ring.light, ring.alpha)
      const ground = map.at(column, row)
      if (ground !== null) {
        const normal: Vec3 = away < 1 ? [x, y, Math.sqrt(1 - away * away)] : [x / away, y / away, 0]
        const shade = reliefOf(map, column, row, radius, normal, look.relief)
        const shadow = cloudBeside(map, column, row, radius) * look.clouds
        const light = lightOf({ ground, normal, relief: shade, shadow, look, air, lamp })
        layers.cover(light, clamp((1 - away) * radius + 0.5))
      }
      if (ring?.isFront) layers.cover(ring.light, ring.alpha)
      layers.write(pixels, (row * size + column) * 4)
    }
  }
  return { size, pixels }
}

/** Toned light that lies over one another, alpha multiplied in: so that a ring stays a ring before a bright page. */
function createLayers() {
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  return {
    /** Light that is added to what is behind the picture covers as much of it as it is bright. */
    add(light: Vec3): void {
      if (light === NO_LIGHT) return
      ;[red, green, blue] = toneOf(light)
      alpha = Math.max(red, green, blue)
    },
    cover(light: Vec3, share: number): void {
      const color = toneOf(light)
      red = mix(red, color[0], share)
      green = mix(green, color[1], share)
      blue = mix(blue, color[2], share)
      alpha = mix(alpha, 1, share)
    },
    write(pixels: Uint8ClampedArray, at: number): void {
      if (alpha <= 0) return
      pixels[at] = (red / alpha) * 255
      pixels[at + 1] = (green / alpha) * 255
      pixels[at + 2] = (blue / alpha) * 255
      pixels[at + 3] = alpha * 255
    },
  }
}

/** The air around the disc: brightest at the limb on the day side. */
function airAt(x: number, y: number, away: number, { glow }: PlanetAppearance, air: Vec3): Vec3 {
  if (away < 0.97 || away > AIR_REACH) return NO_LIGHT
  const depth = clamp((AIR_REACH - away) / (AIR_REACH - 1))
  const lit = smoothstep(-0.65, 0.75, (x * SUN[0] + y * SUN[1]) / away) * 0.95 + 0.05
  return times(air, depth ** 3.4 * lit * (0.4 + 0.6 * glow) * 0.85)
}

/** The normal of the ground: slopes lean away from the sphere's own. */
function reliefOf(map: GroundMap, column: number, row: number, radius: number, normal: Vec3, relief: number): Vec3 {
  const here = map.at(column, row)?.height ?? 0
  const heightAt = (right: number, down: number) => map.at(column + right, row + down)?.height ?? here
  const hx = ((heightAt(1, 0) - heightAt(-1, 0)) * radius) / 2
  const hy = ((heightAt(0, -1) - heightAt(0, 1)) * radius) / 2
  const [x, y, z] = normal
  const inward = hx * x + hy * y
  const slope: Vec3 = [hx - x * inward, hy - y * inward, -z * inward]
  const strength = RELIEF_TAP * relief
  return normalize([x - slope[0] * strength, y - slope[1] * strength, z - slope[2] * strength])
}

function cloudBeside(map: GroundMap, column: number, row: number, radius: number): number {
  return map.at(column + Math.round(SHADOW.east * radius), row + Math.round(SHADOW.south * radius))?.cloud ?? 0
}

type Shaded = {
  readonly ground: Ground
  readonly normal: Vec3
  readonly relief: Vec3
  readonly shadow: number
  readonly look: PlanetAppearance
  readonly air: Vec3
  readonly lamp: Vec3
}

/** Light that comes from a place of the disc: day, night, cities, clouds, and air at the limb. */
function lightOf({ ground, normal, relief, shadow, look, air, lamp }: Shaded): Vec3 {
  const alwaysLit = look.kind === 'lava' || look.kind === 'neon' ? 1 : 0
  const cloud = ground.cloud * look.clouds
  const facing = dot(normal, SUN)
  const day = smoothstep(-0.18, 0.3, facing)
  const lit = Math.max(dot(relief, SUN), 0)
  const edge = 1 - Math.max(dot(normal, FACING_US), 0)
  const rim = edge ** 3.2
  const sunset = Math.max(1 - Math.abs(facing + 0.02), 0) ** 12 * 0.35 * edge ** 2.5 * (1 - alwaysLit)
  const violet = glint(dot(normal, VIOLET_SIDE), 1.5) * edge * edge * 0.3
  const shine = ground.gloss * glint(dot(relief, HALFWAY), 130) * 0.8 * day * (1 - cloud)
  const dusk = 0.07 * smoothstep(-0.7, 0.2, facing)
  const shaded = 1 - shadow * 0.35 * day * (1 - cloud)
  const cover = 0.6 * (Math.max(facing, 0) * 0.85 + lit * 0.15) * day
  const pulse = alwaysLit > 0.5 ? 0.82 + 0.18 * Math.sin(ground.light * 9) : 1
  const lamps = ground.light * 2.6 * look.glow * pulse * mix(1 - day, 1, alwaysLit) * (1 - cloud * 0.7)
  const limb = rim * (day * 1.35 + 0.05) * (0.45 + 0.55 * look.glow)
  const albedo: Vec3 = [decoded(ground.albedo[0]), decoded(ground.albedo[1]), decoded(ground.albedo[2])]
  const bare: Vec3 = [
    albedo[0] * (KEY_LIGHT[0] * lit * day + 0.014 + air[0] * dusk) + 0.2 * violet + shine,
    albedo[1] * (KEY_LIGHT[1] * lit * day + 0.018 + air[1] * dusk) + 0.07 * violet + 0.92 * shine,
    albedo[2] * (KEY_LIGHT[2] * lit * day + 0.04 + air[2] * dusk) + 0.75 * violet + 0.8 * shine,
  ]
  const clouds: Vec3 = [KEY_LIGHT[0] * cover + 0.006, KEY_LIGHT[1] * cover + 0.006, KEY_LIGHT[2] * cover + 0.006]
  const covered = mix3(times(bare, shaded), clouds, cloud)
  return [
    covered[0] + lamp[0] * lamps + air[0] * limb + sunset,
    covered[1] + lamp[1] * lamps + air[1] * limb + 0.38 * sunset,
    covered[2] + lamp[2] * lamps + air[2] * limb + 0.16 * sunset,
  ]
}

const decoded = (channel: number): number => channel ** 2.2 * 1.1
