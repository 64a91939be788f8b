import { PULSE_REACH } from '@trendverse/domain/trends/planets/pulsing-trends'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LABEL_GAP_PX, type LabelBounds, type PlacedLabel, placeLabels } from './place-labels'

const label = (x: number, y: number, radius = 50, change: Partial<PlacedLabel> = {}): PlacedLabel => ({
  disc: { x, y, radius, visible: true },
  reachX: 1,
  reachY: 1,
  lightReach: 1,
  textWidth: 120,
  textHeight: 40,
  nameWidth: 80,
  nameHeight: 22,
  shortWidth: 60,
  shortHeight: 40,
  form: 'full',
  side: 'hidden',
  shift: 0,
  ...change,
})
const bounds = { left: 0, top: 0, right: 1000, bottom: 700 }
const placeAll = (labels: readonly PlacedLabel[], within: LabelBounds = bounds): void =>
  placeLabels(labels, within, [], false)

function boxOf({ disc, side, shift, reachX, reachY, form, ...size }: PlacedLabel) {
  const [textWidth, textHeight] = {
    full: [size.textWidth, size.textHeight] as const,
    name: [size.nameWidth, size.nameHeight] as const,
    short: [size.shortWidth, size.shortHeight] as const,
  }[form]
  const x = disc.x + (side === 'below' || side === 'above' ? shift : 0)
  const y = disc.y
  const awayX = disc.radius * reachX + LABEL_GAP_PX
  const awayY = disc.radius * reachY + LABEL_GAP_PX
  const left = side === 'right' ? x + awayX : side === 'left' ? x - awayX - textWidth : x - textWidth / 2
  const top = side === 'below' ? y + awayY : side === 'above' ? y - awayY - textHeight : y - textHeight / 2
  return { left, top, right: left + textWidth, bottom: top + textHeight }
}

describe('placing labels', () => {
  it('puts words below a planet that stands alone', () => {
    const labels = [label(500, 300)]
    placeAll(labels)
    expect(labels[0]?.side).toBe('below')
  })

  it('goes above at the lower edge and beside where neither is free', () => {
    const low = [label(500, 640)]
    placeAll(low)
    expect(low[0]?.side).toBe('above')
    const squeezed = [label(500, 300), label(500, 180), label(500, 420)]
    placeAll(squeezed)
    expect(squeezed[0]?.side).toBe('right')
  })

  it('slides below or above a planet before it goes elsewhere, as far as the planet or a third of its words reaches', () => {
    const labels = [label(500, 300), label(440, 420, 40)]
    placeAll(labels)
    expect(labels[0]).toMatchObject({ side: 'below', shift: 40 })
    placeAll([labels[0] ?? label(0, 0)])
    expect(labels[0]).toMatchObject({ side: 'below', shift: 0 })
    const small = [label(40, 300, 20)]
    placeAll(small)
    expect(small[0]).toMatchObject({ side: 'below', shift: 24 })
    const atTheEdge = [label(20, 300, 20)]
    placeAll(atTheEdge)
    expect(atTheEdge[0]?.side).toBe('right')
  })

  it('hides words that fit nowhere and words of planets out of sight', () => {
    const tooWide = [label(500, 300, 50, { textWidth: 1_400, nameWidth: 1_100, shortWidth: 1_050 })]
    placeAll(tooWide)
    expect(tooWide[0]).toMatchObject({ side: 'hidden', form: 'full' })
    const away = [label(500, 300, 50, { disc: { x: 500, y: 300, radius: 50, visible: false }, side: 'below' })]
    placeAll(away)
    expect(away[0]?.side).toBe('hidden')
  })

  it('cuts words to the name where all of them find no place, and shows them again where they do', () => {
    const labels = [label(500, 300, 50, { textWidth: 1_400 })]
    placeAll(labels)
    expect(labels[0]).toMatchObject({ side: 'below', form: 'name' })
    placeAll(labels, { ...bounds, left: -1_000, right: 2_000 })
    expect(labels[0]).toMatchObject({ side: 'below', form: 'full' })
    const nameless = [label(500, 300, 50, { textWidth: 1_400, nameWidth: 0 })]
    placeAll(nameless)
    expect(nameless[0]).toMatchObject({ side: 'hidden', form: 'full' })
  })

  it('shows the beginning of a name where the whole name finds no place', () => {
    const edge = () => [label(40, 300, 30, { textWidth: 1_400, nameWidth: 1_100 }), label(500, 300)]
    for (const areAlike of [false, true]) {
      const labels = edge()
      placeLabels(labels, bounds, [], areAlike)
      expect(labels.map(({ form, side }) => `${form} ${side}`)).toEqual([
        'short below',
        areAlike ? 'name below' : 'full below',
      ])
    }
  })

  it('keeps clear of what the page lays over the picture', () => {
    const below = { left: 420, top: 360, right: 580, bottom: 420 }
    const labels = [label(500, 300)]
    placeLabels(labels, bounds, [below], false)
    expect(labels[0]?.side).toBe('above')
    const aside = { left: 560, top: 280, right: 700, bottom: 330 }
    placeLabels(labels, bounds, [below, { ...below, top: 200, bottom: 245 }, aside], false)
    expect(labels[0]?.side).toBe('left')
    placeLabels(labels, bounds, [bounds], false)
    expect(labels[0]?.side).toBe('hidden')
  })

  it('cuts all words to their names where they shall be alike and one has no room', () => {
    const labels = () => [label(500, 300), label(200, 300, 50, { textWidth: 1_400 }), label(800, 300)]
    const mixed = labels()
    placeLabels(mixed, bounds, [], false)
    expect(mixed.map(({ form }) => form)).toEqual(['full', 'name', 'full'])
    const alike = labels()
    placeLabels(alike, bounds, [], true)
    expect(alike.map(({ form, side }) => `${form} ${side}`)).toEqual(['name below', 'name below', 'name below'])
    const roomy = [label(500, 300), label(200, 300)]
    placeLabels(roomy, bounds, [], true)
    expect(roomy.map(({ form }) => form)).toEqual(['full', 'full'])
  })

  it('lets one choose first that would be left without words', () => {
    // The first has room below and above; below, it stands where alone the second has room.
    const words = { textWidth: 80, textHeight: 22, nameHeight: 22, shortWidth: 80, shortHeight: 22 }
    const room = { left: 60, top: 40, right: 140, bottom: 240 }
    for (const areAlike of [false, true]) {
      const labels = [label(100, 100, 20, words), label(100, 200, 20, words)]
      placeLabels(labels, room, [], areAlike)
      expect(labels.map(({ side }) => side)).toEqual(['above', 'above'])
    }
  })

  it('keeps clear of a ring', () => {
    const labels = [label(500, 300, 50, { reachY: 1.6 })]
    placeAll(labels)
    expect(boxOf(labels[0] ?? label(0, 0)).top).toBe(300 + 80 + LABEL_GAP_PX)
  })

  it('lays no words across the ring of a pulse, its own or a neighbour’s', () => {
    const planet = fc
      .record({
        x: fc.integer({ min: 100, max: 900 }),
        y: fc.integer({ min: 100, max: 600 }),
        radius: fc.integer({ min: 10, max: 160 }),
        pulses: fc.boolean(),
      })
      .map(({ x, y, radius, pulses }) => {
        const reach = pulses ? PULSE_REACH : 1
        return label(x, y, radius, { reachX: reach, reachY: reach, lightReach: reach })
      })
    fc.assert(
      fc.property(fc.array(planet, { maxLength: 6 }), (labels) => {
        placeAll(labels)
        for (const words of labels.filter(({ side }) => side !== 'hidden').map(boxOf)) {
          for (const { disc, lightReach } of labels) {
            const nearX = Math.min(words.right, Math.max(words.left, disc.x))
            const nearY = Math.min(words.bottom, Math.max(words.top, disc.y))
            expect(Math.hypot(disc.x - nearX, disc.y - nearY)).toBeGreaterThan(disc.radius * lightReach)
          }
        }
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  it('never lays words over other words, over planets or outside the bounds', () => {
    const anyLabel = fc
      .record({
        x: fc.integer({ min: 0, max: 1000 }),
        y: fc.integer({ min: 0, max: 700 }),
        radius: fc.integer({ min: 10, max: 120 }),
        textWidth: fc.integer({ min: 40, max: 220 }),
        textHeight: fc.integer({ min: 20, max: 70 }),
      })
      .map(({ x, y, radius, textWidth, textHeight }) => label(x, y, radius, { textWidth, textHeight }))
    fc.assert(
      fc.property(fc.array(anyLabel, { maxLength: 6 }), (labels) => {
        placeAll(labels)
        const shown = labels.filter(({ side }) => side !== 'hidden')
        for (const one of shown) {
          const box = boxOf(one)
          expect(box.left >= 0 && box.top >= 0 && box.right <= 1000 && box.bottom <= 700).toBe(true)
          for (const other of labels) {
            if (other === one) continue
            const nearX = Math.min(box.right, Math.max(box.left, other.disc.x))
            const nearY = Math.min(box.bottom, Math.max(box.top, other.disc.y))
            expect(Math.hypot(other.disc.x - nearX, other.disc.y - nearY)).toBeGreaterThanOrEqual(other.disc.radius)
            if (other.side === 'hidden') continue
            const words = boxOf(other)
            const apart =
              box.left >= words.right || box.right <= words.left || box.top >= words.bottom || box.bottom <= words.top
            expect(apart).toBe(true)
          }
        }
      }),
      { seed: 5, numRuns: 300 },
    )
  })
})
