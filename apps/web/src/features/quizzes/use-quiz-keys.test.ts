import { describe, expect, it } from 'vitest'
import { optionByArrow, optionOfKey } from './use-quiz-keys'

describe('the keys of a question', () => {
  it.each([
    ['a', 0],
    ['A', 0],
    ['d', 3],
    ['1', 0],
    ['4', 3],
  ])('%s chooses', (key, option) => {
    expect(optionOfKey(key, 4)).toBe(option)
  })

  it.each(['e', '5', '0', '', 'Enter', 'ArrowDown', 'ä', '@', ' ', 'F1'])('%s chooses nothing', (key) => {
    expect(optionOfKey(key, 4)).toBeNull()
  })

  it('arrows go around, from the first or the last where nothing is chosen', () => {
    expect([optionByArrow('ArrowDown', null, 4), optionByArrow('ArrowUp', null, 4)]).toEqual([0, 3])
    expect([optionByArrow('ArrowRight', 3, 4), optionByArrow('ArrowLeft', 0, 4)]).toEqual([0, 3])
    expect(optionByArrow('a', 0, 4)).toBeNull()
  })
})
