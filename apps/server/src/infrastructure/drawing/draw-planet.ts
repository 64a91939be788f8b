import type { SKRSContext2D } from '@napi-rs/canvas'
import type { PlanetAppearance, PlanetRing } from '@trendverse/domain/trends/planet-appearance'
import type { PlanetLayers } from '../../http/previews/planet-layers'
import type { CanvasLibrary } from './canvas-library'

export type PlanetPlace = { readonly x: number; readonly y: number; readonly radius: number }

type Stop = readonly [at: number, color: string]

/** Three bands with a gap, from the inside out, as portraits have them: place and width as shares of the ring. */
const RING_BANDS = [
  { at: 0.16, width: 0.26, opacity: 0.5, isBright: false },
  { at: 0.45, width: 0.24, opacity: 0.85, isBright: true },
  { at: 0.82, width: 0.3, opacity: 0.65, isBright: false },
] as const
/** Lines that carry a small portrait would be heavy on a large one. */
const LINE_SHARE = 0.62
const RING_REACH = 1.72
const FULL_TURN = Math.PI * 2

/** `#rrggbb` with an opacity. */
const faded = (color: string, opacity: number): string => {
  const byte = Math.round(Math.min(1, Math.max(0, opacity)) * 255)
  return `${color}${byte.toString(16).padStart(2, '0')}`
}

/** A gradient as `radial-gradient(circle at …)` has it: reaching to the farthest corner of the planet's box. */
function shade(
  context: SKRSContext2D,
  { x, y, radius }: PlanetPlace,
  at: readonly [number, number],
  stops: readonly Stop[],
) {
  const [shareX, shareY] = at
  const centreX = x + (shareX * 2 - 1) * radius
  const centreY = y + (shareY * 2 - 1) * radius
  const reach = Math.hypot(Math.max(shareX, 1 - shareX), Math.max(shareY, 1 - shareY)) * 2 * radius
  const gradient = context.createRadialGradient(centreX, centreY, 0, centreX, centreY, reach)
  for (const [offset, color] of stops) gradient.addColorStop(offset, color)
  context.fillStyle = gradient
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

function drawAir(context: SKRSContext2D, look: PlanetAppearance, { x, y, radius }: PlanetPlace): void {
  const glow = context.createRadialGradient(x, y, radius * 0.9, x, y, radius * 1.75)
  glow.addColorStop(0, faded(look.atmosphere, 0.3 + 0.16 * look.glow))
  glow.addColorStop(0.16, faded(look.atmosphere, 0.12 + 0.1 * look.glow))
  glow.addColorStop(0.5, faded(look.atmosphere, 0.03 + 0.03 * look.glow))
  glow.addColorStop(1, faded(look.atmosphere, 0))
  context.save()
  context.globalCompositeOperation = 'screen'
  context.fillStyle = glow
  context.fillRect(x - radius * 2, y - radius * 2, radius * 4, radius * 4)
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
  const night: readonly Stop[] = shinesByItself
    ? [
        [0, 'rgba(4,5,16,0)'],
        [0.5, 'rgba(4,5,16,0)'],
        [0.76, 'rgba(4,5,16,0.4)'],
        [0.96, 'rgba(3,4,13,0.74)'],
      ]
    : [
        [0, 'rgba(4,5,16,0)'],
        [0.26, 'rgba(4,5,16,0)'],
        [0.5, 'rgba(4,5,16,0.5)'],
        [0.74, 'rgba(3,4,13,0.95)'],
      ]
  shade(context, place, [0.3, 0.26], night)
  if (!shinesByItself) {
    shade(
      context,
      place,
      [0.28, 0.24],
      [
        [0, 'rgba(255,250,240,0.34)'],
        [0.42, 'rgba(255,250,240,0)'],
      ],
    )
  }
  shade(
    context,
    place,
    [0.58, 0.6],
    [
      [0, faded(look.atmosphere, 0)],
      [0.59, faded(look.atmosphere, 0)],
      [0.78, faded(look.atmosphere, 0.82)],
    ],
  )
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
  for (const band of RING_BANDS) {
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
    context.strokeStyle = band.isBright ? ring.bright : ring.dark
    context.lineWidth = width * band.width
    context.globalAlpha = half === 'back' ? band.opacity * 0.7 : band.opacity
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
