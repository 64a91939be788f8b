// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { wheelPixels, zoomOfKey } from './zoom-input'

const wheel = (deltaY: number, deltaMode: number = WheelEvent.DOM_DELTA_PIXEL) =>
  new WheelEvent('wheel', { deltaY, deltaMode })

it('counts a wheel that turns by lines in pixels, and one event for so many at most', () => {
  expect(wheelPixels(wheel(40), 120)).toBe(40)
  expect(wheelPixels(wheel(-3, WheelEvent.DOM_DELTA_LINE), 120)).toBe(-99)
  expect([wheelPixels(wheel(900), 120), wheelPixels(wheel(-900), 120)]).toEqual([120, -120])
})

it('knows the keys of nearer and away, with or without Shift, and leaves the others alone', () => {
  expect(['+', '=', '-', '_', 'a', 'Enter'].map(zoomOfKey)).toEqual(['nearer', 'nearer', 'away', 'away', null, null])
})
