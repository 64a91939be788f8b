import { expect, it } from 'vitest'
import { SOURCE_IDS, type SourceId } from '../items/source-ids'
import { contrastOf, SPACE_COLOR } from './planet-color'
import { colorsOfSources, SOURCE_COLORS } from './source-colors'

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

it.each(SOURCE_IDS)('has a color for %s that shows on space and is no other source’s', (source) => {
  expect(contrastOf(SOURCE_COLORS[source], SPACE_COLOR)).toBeGreaterThanOrEqual(4.5)
  for (const other of SOURCE_IDS) {
    if (other === source) continue
    const theirs = channels(SOURCE_COLORS[other])
    const apart = Math.hypot(...channels(SOURCE_COLORS[source]).map((value, index) => value - (theirs[index] ?? 0)))
    expect(apart, `${source} and ${other}`).toBeGreaterThan(55)
  }
})

it('gives one color per source in an order of its own, and none for what is no source', () => {
  const { wikipedia, bluesky } = SOURCE_COLORS
  expect(colorsOfSources(['bluesky', 'wikipedia', 'bluesky'])).toEqual([wikipedia, bluesky])
  expect(colorsOfSources(['constructor', '__proto__'] as unknown as SourceId[])).toEqual([])
})
