import { describe, expect, it } from 'vitest'
import { movedBy, placedByKey, placementOf, placementWords, scaledTo } from './place-caption'

const HERE = { x: 0.5, y: 0.5, scale: 1 }
const press = (key: string, shiftKey = false) => placedByKey(HERE, { key, shiftKey })

describe('where a caption stands', () => {
  it('is the middle of where the format put it, until somebody moves it', () => {
    const area = { x: 0.1, y: 0.2, width: 0.8, height: 0.1 }
    expect(placementOf(null, area)).toEqual({ x: 0.5, y: 0.25, scale: 1 })
    expect(placementOf({ x: 0.3, y: 0.3, scale: 2 }, area)).toEqual({ x: 0.3, y: 0.3, scale: 2 })
  })

  it('stays inside the picture however far it is dragged', () => {
    expect(movedBy(HERE, -3, 9)).toEqual({ x: 0, y: 1, scale: 1 })
    expect(movedBy(HERE, 0.123456, 0)).toEqual({ x: 0.6235, y: 0.5, scale: 1 })
  })

  it('keeps its size between 40% and 200%', () => {
    expect([0, 0.4, 1.5, 2, 99].map((scale) => scaledTo(HERE, scale).scale)).toEqual([0.4, 0.4, 1.5, 2, 2])
  })

  it('follows the arrow keys, further with shift, and plus and minus', () => {
    expect(press('ArrowLeft')).toEqual({ ...HERE, x: 0.49 })
    expect(press('ArrowRight', true)).toEqual({ ...HERE, x: 0.55 })
    expect(press('ArrowUp', true)).toEqual({ ...HERE, y: 0.45 })
    expect(press('ArrowDown')).toEqual({ ...HERE, y: 0.51 })
    expect(press('+')).toEqual({ ...HERE, scale: 1.05 })
    expect(press('-')).toEqual({ ...HERE, scale: 0.95 })
  })

  it.each(['Enter', 'Tab', 'a', ''])('leaves the key "%s" alone', (key) => {
    expect(press(key)).toBeNull()
  })

  it('can be heard', () => {
    expect(placementWords({ x: 0.256, y: 0, scale: 1.05 })).toBe('26% from the left, 0% from the top, size 105%')
  })
})
