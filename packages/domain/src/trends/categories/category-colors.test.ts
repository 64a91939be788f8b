import { colorDistance } from '@trendverse/test-support/color-distance'
import { describe, expect, it } from 'vitest'
import { contrastOf, mixHexColors, SPACE_COLOR } from '../planets/planet-color'
import { CATEGORIES } from './category'
import { CATEGORY_COLORS, categoryColor } from './category-colors'

/** As dark as a drawing on white has to be. */
function onWhite(color: string): string {
  const shades = Array.from({ length: 20 }, (_, step) => mixHexColors(color, '#000000', step * 0.05))
  return shades.find((shade) => contrastOf(shade, '#ffffff') >= 3) ?? '#000000'
}

const PAIRS = CATEGORIES.flatMap((one, index) => CATEGORIES.slice(index + 1).map((other) => [one, other] as const))

describe('the colours of categories', () => {
  it.each(PAIRS)('tell %s from %s, on a dark ground and on a light one', (one, other) => {
    expect(colorDistance(CATEGORY_COLORS[one], CATEGORY_COLORS[other])).toBeGreaterThan(0.12)
    expect(colorDistance(onWhite(CATEGORY_COLORS[one]), onWhite(CATEGORY_COLORS[other]))).toBeGreaterThan(0.07)
  })

  it.each(CATEGORIES)('show %s on space', (category) => {
    expect(contrastOf(CATEGORY_COLORS[category], SPACE_COLOR)).toBeGreaterThanOrEqual(4.5)
  })

  it('have one for what is no category', () => {
    for (const name of ['Knitting', '__proto__', '']) expect(categoryColor(name)).toBe(CATEGORY_COLORS.General)
  })
})
