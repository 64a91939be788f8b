import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { SPACE_COLOR } from '@trendverse/domain/trends/planets/planet-color'
import type { CanvasLibrary } from './canvas-library'
import { cloudNoise, type Random, seededRandom } from './cloud-noise'

type Size = { readonly width: number; readonly height: number }

/** Clouds are worked out at a fraction of the size and smoothed up: they have no fine edges. */
const CLOUD_SCALE = 6
/** Dust, violet and teal of the universe's own sky, as light that is added, 0 to 255. */
const VIOLET = [74, 26, 138] as const
const TEAL = [10, 70, 112] as const
const MAGENTA = [168, 34, 88] as const
const STARS = 420
/** Eight-bit steps of a dark gradient show as bands unless neighbours differ a little. */
const GRAIN = 5
const SEED = 20_261

/** Nebula in a tilted band with dust in front of it, as the universe's sky has it. */
function paintClouds(library: CanvasLibrary, { width, height }: Size, random: Random): Canvas {
  const small = library.createCanvas(Math.ceil(width / CLOUD_SCALE), Math.ceil(height / CLOUD_SCALE))
  const context = small.getContext('2d')
  const pixels = context.createImageData(small.width, small.height)
  const field = cloudNoise(random)
  for (let row = 0; row < small.height; row += 1) {
    for (let column = 0; column < small.width; column += 1) {
      const x = (column / small.width) * 4.2
      const y = (row / small.height) * 2.2
      const bendX = field(x + 5.2, y + 1.3)
      const bendY = field(x + 9.7, y + 8.1)
      const density = Math.max(0, field(x + bendX * 1.6, y + bendY * 1.6) + 0.34)
      const across = (column / small.width - 0.62) * 0.5 + (row / small.height - 0.46)
      const band = Math.exp(-(across * across) / 0.12)
      const dust = 1 - 0.75 * Math.max(0, 1 - Math.abs(field(x * 1.7 + 3, y * 1.7)) * 5)
      const light = band * density * dust * 1.25
      const warm = Math.max(0, bendX + 0.1) * band * 0.9
      const cool = Math.max(0, bendY + 0.25)
      const offset = (row * small.width + column) * 4
      for (const channel of [0, 1, 2] as const) {
        const added = VIOLET[channel] * light + MAGENTA[channel] * warm * density * 0.7 + TEAL[channel] * cool * 0.62
        pixels.data[offset + channel] = Math.min(255, added)
      }
      pixels.data[offset + 3] = 255
    }
  }
  context.putImageData(pixels, 0, 0)
  return small
}

function paintStars(context: SKRSContext2D, { width, height }: Size, random: Random): void {
  const temperatures = ['#ffffff', '#dfe9ff', '#ffe9cf', '#bcd2ff']
  for (let star = 0; star < STARS; star += 1) {
    const bright = random() ** 7
    context.globalAlpha = 0.16 + 0.34 * random() + 0.5 * bright
    context.fillStyle = temperatures[star % temperatures.length] ?? '#ffffff'
    context.beginPath()
    context.arc(random() * width, random() * height, 0.5 + 0.5 * random() + 1.1 * bright, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

function addGrain(context: SKRSContext2D, { width, height }: Size, random: Random): void {
  const pixels = context.getImageData(0, 0, width, height)
  for (let offset = 0; offset < pixels.data.length; offset += 4) {
    const grain = (random() - 0.5) * GRAIN
    for (const channel of [0, 1, 2]) {
      pixels.data[offset + channel] = Math.round((pixels.data[offset + channel] ?? 0) + grain)
    }
  }
  context.putImageData(pixels, 0, 0)
}

/** The sky behind every picture: ink, nebula and stars, always the same. It is made once and drawn many times. */
export function paintNightSky(library: CanvasLibrary, size: Size): Canvas {
  const random = seededRandom(SEED)
  const canvas = library.createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  context.fillStyle = SPACE_COLOR
  context.fillRect(0, 0, size.width, size.height)
  context.globalCompositeOperation = 'screen'
  context.globalAlpha = 0.62
  context.imageSmoothingQuality = 'high'
  context.drawImage(paintClouds(library, size, random), 0, 0, size.width, size.height)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
  paintStars(context, size, random)
  addGrain(context, size, random)
  return canvas
}
