import { expect, it } from 'vitest'
import { sizeOfRank } from './planet-size'

const sizesOf = (count: number) => Array.from({ length: count }, (_, place) => sizeOfRank(place, count))

it('gives each fifth of the ranks its own size, the first the largest', () => {
  expect(sizesOf(5)).toEqual([1.6, 1.25, 1, 0.8, 0.65])
  expect(sizesOf(10)).toEqual([1.6, 1.6, 1.25, 1.25, 1, 1, 0.8, 0.8, 0.65, 0.65])
})

it.each([
  [1, [1]],
  [2, [1.25, 0.8]],
  [3, [1.6, 1, 0.65]],
  [4, [1.6, 1.25, 0.8, 0.65]],
  [6, [1.6, 1.25, 1, 1, 0.8, 0.65]],
])('spreads %d planets evenly over the sizes', (count, sizes) => {
  expect(sizesOf(count)).toEqual(sizes)
})

it('stays within the sizes for places that are none', () => {
  expect([sizeOfRank(-1, 6), sizeOfRank(6, 6), sizeOfRank(0, 0)]).toEqual([1.6, 0.65, 1])
})
