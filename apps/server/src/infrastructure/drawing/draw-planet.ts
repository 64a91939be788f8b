import type { SKRSContext2D } from '@napi-rs/canvas'
import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { type PlanetRing, ringBands } from '@trendverse/domain/trends/planets/planet-ring'
import type { PlanetLayers } from '../../http/previews/planet-layers'
import type { CanvasLibrary } from './canvas-library'

export type PlanetPlace = { readonly x: number; readonly y: number; readonly radius: number }

/** From one colour to another; shares of the way to the farthest corner of the planet's box. */
type Shade = {
  readonly from: number
  readonly first: string
  readonly to: number
  readonly last: string
}

/** As portraits have them. */
const BAND_OPACITY = { front: 0.75, back: 0.5 } as const
/** Lines that carry a small portrait would be heavy on a large one. */
const LINE_SHARE = 0.62
export const RING_REACH = 1.72
/** Light in the air, thick near the ground and thin far out; in radii. */
const AIR = [
  { reach: 1.75, opacity: 0.06, whenGlowing: 0.06 },
  { reach: 1.32, opacity: 0.1, whenGlowing: 0.07 },
  { reach: 1.04, opacity: 0.14, whenGlowing: 0.03 },
] as const
const AIR_FROM = 0.9
const FULL_TURN = Math.PI * 2

/** `#rrggbb` with an opacity. */
const faded = (color: string, opacity: number): string => {
  const byte = Math.round(Math.min(1, Math.max(0, opacity)) * 255)
  return `${color}${byte.toString(16).padStart(2, '0')}`
}

/**
 * A gradient as `radial-gradient(circle at …)` has it: reaching to the farthest corner of the planet's box. Of two colours,
 * as everything here: one of three takes three times as long to draw.
 */
function shade(
  context: SKRSContext2D,
  { x, y, radius }: PlanetPlace,
  at: readonly [number, number],
  { from, first, to, last }: Shade,
) {
  const [shareX, shareY] = at
  const centreX = x + (shareX * 2 - 1) * radius
  const centreY = y + (shareY * 2 - 1) * radius
  const reach = Math.hypot(Math.max(shareX, 1 - shareX), Math.max(shareY, 1 - shareY)) * 2 * radius
  const gradient = context.createRadialGradient(centreX, centreY, from * reach, centreX, centreY, to * reach)
  gradient.addColorStop(0, first)
  gradient.addColorStop(1, last)
  context.fillStyle = gradient
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

function drawAir(context: SKRSContext2D, look: PlanetAppearance, { x, y, radius }: PlanetPlace): void {
  context.save()
  context.globalCompositeOperation = 'screen'
  for (const { reach, opacity, whenGlowing } of AIR) {
    const end = radius * reach
    const glow = context.createRadialGradient(x, y, radius * AIR_FROM, x, y, end)
    glow.addColorStop(0, faded(look.atmosphere, opacity + whenGlowing * look.glow))
    glow.addColorStop(1, faded(look.atmosphere, 0))
    context.fillStyle = glow
    context.fillRect(x - end, y - end, end * 2, end * 2)
  }
  context.restore()
}

function drawSurface(
  library: CanvasLibrary,
  context: SKRSContext2D,
  { units, layers }: PlanetLayers,
  look: PlanetAppearance,
  { x, y, radius }: PlanetPlace,
): void {
  context.save()
  context.translate(x, y)
  context.rotate(-look.lean)
  context.scale((radius * 2) / units, (radius * 2) / units)
  context.translate(-units / 2, -units / 2)
  const relief = units / 260
  const shapes = layers.map(({ path, ...layer }) => ({ ...layer, shape: new library.Path2D(path) }))
  for (const { shape, color, opacity, line } of shapes) {
    if (line !== null) {
      context.globalAlpha = opacity
      context.strokeStyle = color
      context.lineWidth = (line * LINE_SHARE * units) / 100
      context.stroke(shape)
      continue
    }
    // A hint of height: the side away from the light casts a little shadow.
    context.globalAlpha = opacity * 0.35
    context.fillStyle = '#02030a'
    context.translate(relief, relief)
    context.fill(shape)
    context.translate(-relief, -relief)
    context.globalAlpha = opacity
    context.fillStyle = color
    context.fill(shape)
  }
  context.restore()
}

/** Day, terminator and night, with light from the upper left, as portraits have them. */
function drawLight(context: SKRSContext2D, look: PlanetAppearance, place: PlanetPlace): void {
  const shinesByItself = look.kind === 'lava' || look.kind === 'neon'
  const clear = 'rgba(4,5,16,0)'
  const night: Shade = shinesByItself
    ? { from: 0.5, first: clear, to: 0.96, last: 'rgba(3,4,13,0.74)' }
    : { from: 0.26, first: clear, to: 0.74, last: 'rgba(3,4,13,0.95)' }
  shade(context, place, [0.3, 0.26], night)
  if (!shinesByItself) {
    const day: Shade = { from: 0, first: 'rgba(255,250,240,0.34)', to: 0.42, last: 'rgba(255,250,240,0)' }
    shade(context, place, [0.28, 0.24], day)
  }
  const { atmosphere } = look
  shade(context, place, [0.58, 0.6], {
    from: 0.59,
    first: faded(atmosphere, 0),
    to: 0.78,
    last: faded(atmosphere, 0.82),
  })
}

function drawRing(
  context: SKRSContext2D,
  ring: PlanetRing,
  look: PlanetAppearance,
  { x, y, radius }: PlanetPlace,
  half: 'back' | 'front',
): void {
  const inner = radius * Math.min(ring.inner, 1.26)
  const width = radius * RING_REACH - inner
  context.save()
  context.translate(x, y)
  context.rotate(-look.lean)
  for (const band of ringBands(ring)) {
    const across = inner + width * band.at
    context.beginPath()
    context.ellipse(
      0,
      0,
      across,
      across * Math.sin(look.tilt),
      0,
      half === 'back' ? Math.PI : 0,
      half === 'back' ? FULL_TURN : Math.PI,
    )
    context.strokeStyle = band.color
    context.lineWidth = width * band.width
    context.globalAlpha = BAND_OPACITY[half]
    context.stroke()
  }
  context.restore()
}

/** Draws a trend's planet, with its air and ring. */
export function drawPlanet(
  library: CanvasLibrary,
  context: SKRSContext2D,
  look: PlanetAppearance,
  surface: PlanetLayers,
  place: PlanetPlace,
): void {
  drawAir(context, look, place)
  if (look.ring !== null) drawRing(context, look.ring, look, place, 'back')
  context.save()
  context.beginPath()
  context.arc(place.x, place.y, place.radius, 0, FULL_TURN)
  context.clip()
  context.fillStyle = look.surface[0]
  context.fillRect(place.x - place.radius, place.y - place.radius, place.radius * 2, place.radius * 2)
  drawSurface(library, context, surface, look, place)
  drawLight(context, look, place)
  context.restore()
  if (look.ring !== null) drawRing(context, look.ring, look, place, 'front')
}
