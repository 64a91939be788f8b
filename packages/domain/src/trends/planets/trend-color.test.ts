import { colorDistance } from '@trendverse/test-support/color-distance'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CATEGORIES, type Category } from '../categories/category'
import { CATEGORY_COLORS } from '../categories/category-colors'
import { contrastOf, SPACE_COLOR } from './planet-color'
import { MIN_CONTRAST, trendColor } from './trend-color'

it('gives every trend a colour that stands out on the dark page', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CATEGORIES), fc.uuid(), (category, id) => {
      const color = trendColor(category, id)
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
      expect(contrastOf(color, SPACE_COLOR)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    }),
    { seed: 19, numRuns: 2_000 },
  )
})

it('is the same for the same trend and differs between trends and categories', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `trend-${index}`)
  expect(trendColor('Music', 'a')).toBe(trendColor('Music', 'a'))
  expect(new Set(ids.map((id) => trendColor('Music', id))).size).toBeGreaterThan(40)
  expect(trendColor('Music', 'a')).not.toBe(trendColor('Food', 'a'))
})

it('stays closer to the colour of its category than to any other’s', () => {
  const isOwn = (category: Category, id: string): boolean => {
    const color = trendColor(category, id)
    const apart = (one: Category): number => colorDistance(color, CATEGORY_COLORS[one])
    return CATEGORIES.every((other) => other === category || apart(category) < apart(other))
  }
  fc.assert(
    fc.property(fc.constantFrom(...CATEGORIES), fc.uuid(), (category, id) => isOwn(category, id)),
    { seed: 23, numRuns: 1_000 },
  )
})
