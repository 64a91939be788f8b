import { describe, expect, it } from 'vitest'
import { describeChart, pickEvenly } from './chart-series'

const text = (value: number) => `<${value}>`

describe('pickEvenly', () => {
  it.each([
    [[1, 2, 3], 5, [1, 2, 3]],
    [[1, 2, 3, 4, 5, 6, 7], 3, [1, 4, 7]],
    [[1, 2, 3, 4, 5, 6], 3, [2, 4, 6]],
    [[1, 2, 3], 1, [3]],
    [[1, 2, 3], 0, []],
    [[], 4, []],
  ])('of %j at most %i: %j', (items, most, picked) => {
    expect(pickEvenly(items, most)).toEqual(picked)
  })
})

describe('describeChart', () => {
  it('says from when to when, and when each series was highest', () => {
    const series = [
      { label: 'Quizzes', tone: 'accent', values: [1, 7, null] },
      { label: 'Memes', tone: 'other', values: [0, 0, 0] },
    ] as const
    expect(describeChart({ times: [10, 20, 30], series }, text, text)).toBe(
      '<10> to <30>. Quizzes: at most <7>, on <20>. Memes: none.',
    )
  })

  it('says that there is nothing', () => {
    expect(describeChart({ times: [], series: [] }, text, text)).toBe('No data yet.')
  })
})
