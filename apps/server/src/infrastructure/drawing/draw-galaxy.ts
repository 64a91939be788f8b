import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { brightestStars } from '@trendverse/domain/galaxy/brightest-stars'
import { MOST_REACH } from '@trendverse/domain/galaxy/life'
import { lifeLight } from '@trendverse/domain/galaxy/life-light'
import { GALAXY, lifePlace, radiusAtAge } from '@trendverse/domain/galaxy/life-place'
import { firstSeenHour } from '@trendverse/domain/galaxy/rank-hour'
import { emptyLife, readLife, type StarColumns } from '@trendverse/domain/galaxy/star-columns'
import { smoothstep } from '@trendverse/domain/primitives/smoothstep'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { categoryColor } from '@trendverse/domain/trends/categories/category-colors'
import { mixHexColors, parseHexColor } from '@trendverse/domain/trends/planets/planet-color'
import type { CanvasLibrary } from './canvas-library'
import { cloudNoise, seededRandom } from './cloud-noise'

/** At this size, more could not be told apart. */
const MOST_STARS = 1_500
/** Up to this many shine at full size. The light of more would run together into one white band. */
const UNCROWDED_STARS = 80
/** From where one looks, as on the page: turned about the axis, and tilted away from right above, radians. */
const VIEW = { azimuth: 0.6, tilt: 0.98 } as const
/** A galaxy of a few hours is not drawn larger than this: its heart would fill the picture. */
const LEAST_RIM = 3.4
/** Side of a star's sprite, pixels: the largest stars are about as large. */
const SPRITE = 96
const WARM = '#fff5e6'
const HEART_COLOR = '#ffc785'
/** The dust of the arms is painted once, in the plane of the galaxy: pixels, and how far out it goes in units of space. */
const DUST = { pixels: 360, reach: 15, strength: 0.2, seed: 2_020 } as const
/** Dust is paler than the stars in it. */
const PALE = [0.5, 0.5, 0.75] as const
const TURN = 2 * Math.PI

/** Where the middle of a galaxy is drawn, and how far its rim is from there, pixels. */
export type GalaxyPlace = { readonly x: number; readonly y: number; readonly rimPx: number }

/** What is the same in every picture: the light of a star of each category, and the dust of the arms. */
export type GalaxyPaints = { readonly sprites: readonly Canvas[]; readonly dust: Canvas }

function paintSprite(library: CanvasLibrary, color: string): Canvas {
  const canvas = library.createCanvas(SPRITE, SPRITE)
  const context = canvas.getContext('2d')
  const half = SPRITE / 2
  const glow = context.createRadialGradient(half, half, 0, half, half, half)
  glow.addColorStop(0, mixHexColors(color, WARM, 0.75))
  glow.addColorStop(0.12, mixHexColors(color, WARM, 0.3))
  glow.addColorStop(0.3, `${color}70`)
  glow.addColorStop(0.6, `${color}1c`)
  glow.addColorStop(1, `${color}00`)
  context.fillStyle = glow
  context.fillRect(0, 0, SPRITE, SPRITE)
  return canvas
}

/** Clouds of dust along every arm in the colour of its category, thinner outward, as the page has them. */
function paintDust(library: CanvasLibrary): Canvas {
  const canvas = library.createCanvas(DUST.pixels, DUST.pixels)
  const context = canvas.getContext('2d')
  const pixels = context.createImageData(DUST.pixels, DUST.pixels)
  const clouds = cloudNoise(seededRandom(DUST.seed))
  const colors = CATEGORIES.map((category) => parseHexColor(categoryColor(category)) ?? [1, 1, 1])
  const arms = CATEGORIES.length
  const placeOf = (pixel: number): number => ((pixel + 0.5) / DUST.pixels - 0.5) * 2 * DUST.reach
  for (let row = 0; row < DUST.pixels; row += 1) {
    for (let column = 0; column < DUST.pixels; column += 1) {
      const [x, z] = [placeOf(column), placeOf(row)]
      const radius = Math.hypot(x, z)
      const phase = ((Math.atan2(z, x) - GALAXY.twist * radius + 0.5 * clouds(x * 0.7, z * 0.7)) / TURN) * arms
      const arm = Math.floor(phase + 0.5)
      const billows = smoothstep(-0.25, 0.55, clouds(x * 0.9 + 11, z * 0.9 + 5) + 0.3 * clouds(x * 3.7, z * 3.7))
      const thinness =
        Math.exp(-0.24 * radius) * smoothstep(0.2, 1.4, radius) * smoothstep(DUST.reach, 0.6 * DUST.reach, radius)
      const density = Math.exp(-((phase - arm) ** 2) * 9) * billows ** 1.6 * thinness * DUST.strength
      const color = colors[((arm % arms) + arms) % arms] ?? PALE
      const offset = (row * DUST.pixels + column) * 4
      for (const channel of [0, 1, 2] as const) {
        const tint = 0.6 * color[channel] + 0.4 * PALE[channel]
        pixels.data[offset + channel] = 255 * Math.min(1, (tint * density) ** (1 / 2.2))
      }
      pixels.data[offset + 3] = 255
    }
  }
  context.putImageData(pixels, 0, 0)
  return canvas
}

export function paintGalaxy(library: CanvasLibrary): GalaxyPaints {
  return {
    sprites: CATEGORIES.map((category) => paintSprite(library, categoryColor(category))),
    dust: paintDust(library),
  }
}

/** Light is added: put what is drawn by `draw` over a picture. */
function adding(context: SKRSContext2D, draw: () => void): void {
  context.save()
  context.globalCompositeOperation = 'screen'
  draw()
  context.restore()
}

/** Draws the galaxy as it was at an hour: dust, the glow of its heart, and its brightest stars where they stood then. */
export function drawGalaxy(
  context: SKRSContext2D,
  { sprites, dust }: GalaxyPaints,
  { stars, hour }: { readonly stars: StarColumns; readonly hour: number },
  place: GalaxyPlace,
): void {
  const rim = Math.max(LEAST_RIM, radiusAtAge(hour - (firstSeenHour(stars) ?? hour)))
  const pixelsPerUnit = place.rimPx / rim
  const [sinTurn, cosTurn] = [Math.sin(VIEW.azimuth), Math.cos(VIEW.azimuth)]
  const [upright, flat] = [Math.sin(VIEW.tilt), Math.cos(VIEW.tilt)]
  adding(context, () => {
    context.translate(place.x, place.y)
    context.transform(cosTurn, flat * sinTurn, -sinTurn, flat * cosTurn, 0, 0)
    const reach = DUST.reach * pixelsPerUnit
    context.drawImage(dust, -reach, -reach, 2 * reach, 2 * reach)
    const heartPx = 2.6 * pixelsPerUnit
    const heart = context.createRadialGradient(0, 0, 0, 0, 0, heartPx)
    heart.addColorStop(0, `${HEART_COLOR}a8`)
    heart.addColorStop(0.25, `${HEART_COLOR}48`)
    heart.addColorStop(1, `${HEART_COLOR}00`)
    context.fillStyle = heart
    context.fillRect(-heartPx, -heartPx, 2 * heartPx, 2 * heartPx)
  })
  adding(context, () => {
    const life = emptyLife()
    const at = { x: 0, y: 0, z: 0 }
    const rows = brightestStars(stars, hour, MOST_STARS)
    const room = Math.min(1, Math.sqrt(UNCROWDED_STARS / rows.length))
    for (const row of rows) {
      readLife(stars, row, life)
      lifePlace(life, hour, CATEGORIES.length, at)
      const light = lifeLight(life, hour)
      const energy = light * (0.25 + (0.75 * life.reach) / MOST_REACH)
      const size = Math.min(SPRITE, (11 + 74 * energy ** 1.3) * (0.4 + 0.6 * room))
      const sprite = sprites[life.category]
      if (sprite === undefined) continue
      context.globalAlpha = Math.min(1, 0.62 + 0.9 * energy) * (0.4 + 0.6 * room)
      const x = place.x + pixelsPerUnit * (cosTurn * at.x - sinTurn * at.z)
      const y = place.y + pixelsPerUnit * (flat * (sinTurn * at.x + cosTurn * at.z) - upright * at.y)
      context.drawImage(sprite, x - size / 2, y - size / 2, size, size)
    }
  })
}
