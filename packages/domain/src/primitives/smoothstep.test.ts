import { expect, it } from 'vitest'
import { smoothstep } from './smoothstep'

it('steps from 0 to 1 between its edges, flat at both, and stays there beyond them', () => {
  expect([1, 2, 3, 4, 5].map((value) => smoothstep(2, 4, value))).toEqual([0, 0, 0.5, 1, 1])
  expect(smoothstep(0, 1, 0.01)).toBeLessThan(0.001)
  expect(smoothstep(0, 1, 0.25)).toBeCloseTo(0.15625, 12)
})

it('steps down where the edges stand the other way round', () => {
  expect([1, 3, 5].map((value) => smoothstep(4, 2, value))).toEqual([1, 0.5, 0])
})
