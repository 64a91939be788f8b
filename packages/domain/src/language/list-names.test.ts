import { expect, it } from 'vitest'
import { listNames } from './list-names'

it('joins names as a sentence does, and counts the rest', () => {
  expect(listNames(['Orbit'], 0)).toBe('Orbit')
  expect(listNames(['Orbit', 'Dawn'], 0)).toBe('Orbit and Dawn')
  expect(listNames(['Orbit', 'Dawn'], 5)).toBe('Orbit, Dawn and 5 more')
  expect(listNames(['Orbit'], 1)).toBe('Orbit and 1 more')
})
