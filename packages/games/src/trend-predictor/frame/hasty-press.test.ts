import { expect, it } from 'vitest'
import { isHasty } from './hasty-press'

it('keeps a press too many from locking in half and half for a case that has just come', () => {
  expect(isHasty(50, 0)).toBe(true)
  expect(isHasty(50, 499)).toBe(true)
})

it('takes a press once the case was in view, or an answer was given however soon', () => {
  expect(isHasty(50, 500)).toBe(false)
  expect(isHasty(55, 0)).toBe(false)
})
