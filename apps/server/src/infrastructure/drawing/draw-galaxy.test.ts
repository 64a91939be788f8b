import type { TrendLife } from '@trendverse/domain/galaxy/life'
import { columnsOf } from '@trendverse/domain/galaxy/star-columns'
import { CATEGORIES } from '@trendverse/domain/trends/categories/category'
import { describe, expect, it } from 'vitest'
import { loadCanvas } from './canvas-library'
import { drawGalaxy, paintGalaxy } from './draw-galaxy'

const HOUR = 60_000
const SIZE = 300
const PLACE = { x: SIZE / 2, y: SIZE / 2, rimPx: 120 }
/** Of the first evidence, so that every picture is of the same scale. */
const oldest: TrendLife = {
  number: 1,
  bornHour: HOUR - 9_000,
  peakHours: 0,
  lastHours: 1,
  reach: 1,
  category: 0,
  family: 0,
}
const bright: TrendLife = { ...oldest, number: 2, bornHour: HOUR - 200, peakHours: 200, lastHours: 201, reach: 200 }

async function drawn(...lives: readonly TrendLife[]): Promise<Uint8ClampedArray> {
  const library = await loadCanvas()
  const context = library.createCanvas(SIZE, SIZE).getContext('2d')
  context.fillStyle = '#000000'
  context.fillRect(0, 0, SIZE, SIZE)
  drawGalaxy(context, paintGalaxy(library), { stars: columnsOf([oldest, ...lives]), hour: HOUR }, PLACE)
  return context.getImageData(0, 0, SIZE, SIZE).data
}

/** What a star adds to the picture: its light in all, where its middle is, and its colour. */
async function lightOf(life: TrendLife) {
  const [without, picture] = [await drawn(), await drawn(life)]
  const sum = { light: 0, x: 0, y: 0, color: [0, 0, 0] }
  for (let pixel = 0; pixel < SIZE * SIZE; pixel += 1) {
    for (const channel of [0, 1, 2]) {
      const added = (picture[4 * pixel + channel] ?? 0) - (without[4 * pixel + channel] ?? 0)
      sum.light += added
      sum.x += added * ((pixel % SIZE) - PLACE.x)
      sum.y += added * (Math.floor(pixel / SIZE) - PLACE.y)
      sum.color[channel] = (sum.color[channel] ?? 0) + added
    }
  }
  return { light: sum.light, x: sum.x / sum.light, y: sum.y / sum.light, color: sum.color }
}

describe('the galaxy on a card', () => {
  it('shows a star as bright as it burns then, and none that is not born', async () => {
    const peak = await lightOf(bright)
    const ember = await lightOf({ ...bright, peakHours: 0, lastHours: 1 })
    expect(peak.light).toBeGreaterThan(3 * ember.light)
    expect(ember.light).toBeGreaterThan(0)
    expect((await lightOf({ ...bright, bornHour: HOUR + 1 })).light).toBe(0)
  })

  it('has it farther out the older it is, within the rim', async () => {
    const distanceOf = async (life: TrendLife) => {
      const { x, y } = await lightOf(life)
      return Math.hypot(x, y)
    }
    const young = await distanceOf({ ...bright, bornHour: HOUR - 1, peakHours: 1 })
    const old = await distanceOf({ ...bright, bornHour: HOUR - 4_000, peakHours: 4_000 })
    expect(young).toBeGreaterThan(0)
    expect(old).toBeGreaterThan(2 * young)
    expect(old).toBeLessThan(1.2 * PLACE.rimPx)
  })

  it('gives every arm its own place and the colour of its category', async () => {
    const places = new Set<string>()
    for (const category of [0, 3, 6, 9].filter((one) => one < CATEGORIES.length)) {
      const { x, y, color } = await lightOf({ ...bright, category })
      places.add([Math.sign(Math.round(x)), Math.sign(Math.round(y))].join())
      expect(new Set(color.map((channel) => Math.round(channel / 100))).size).toBeGreaterThan(1)
    }
    expect(places.size).toBeGreaterThan(2)
  })
})
