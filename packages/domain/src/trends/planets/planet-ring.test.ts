import { expect, it } from 'vitest'
import { SOURCE_IDS } from '../items/source-ids'
import { MAX_RING_BANDS, ringBands, ringOf } from './planet-ring'
import { SOURCE_COLORS } from './source-colors'

const ID = '0190a000-0000-7000-8000-000000000001'

it('wears a ring from two different sources on, and not for one source named three times', () => {
  expect(ringOf([], ID)).toBeNull()
  expect(ringOf(['wikipedia'], ID)).toBeNull()
  expect(ringOf(['wikipedia', 'wikipedia', 'wikipedia'], ID)).toBeNull()
  const ring = ringOf(['wikipedia', 'bluesky'], ID)
  expect(ring?.inner).toBeGreaterThan(1.2)
  expect(ring?.bands).toEqual([SOURCE_COLORS.wikipedia, SOURCE_COLORS.bluesky])
})

it('grows with every band up to a bound, and never has more bands than shaders hold', () => {
  const widths = SOURCE_IDS.map((_, index) => {
    const ring = ringOf(SOURCE_IDS.slice(0, index + 1), ID)
    return ring === null ? 0 : ring.outer - ring.inner
  })
  expect(widths.slice(0, 5)).toEqual([...new Set(widths.slice(0, 5))].sort((a, b) => a - b))
  expect(Math.max(...widths)).toBeCloseTo(0.75, 6)
  expect(ringOf(SOURCE_IDS, ID)?.bands).toHaveLength(SOURCE_IDS.length)
  expect(SOURCE_IDS.length).toBeLessThanOrEqual(MAX_RING_BANDS)
})

it('lays its bands side by side with a gap between them', () => {
  const ring = ringOf(['wikipedia', 'bluesky', 'github'], ID)
  if (ring === null) throw new Error('a ring expected')
  const bands = ringBands(ring)
  expect(bands.map(({ color }) => color)).toEqual([
    SOURCE_COLORS.wikipedia,
    SOURCE_COLORS.bluesky,
    SOURCE_COLORS.github,
  ])
  for (const [index, { at, width }] of bands.entries()) {
    expect(at - width / 2).toBeGreaterThan(index / 3)
    expect(at + width / 2).toBeLessThan((index + 1) / 3)
  }
})
