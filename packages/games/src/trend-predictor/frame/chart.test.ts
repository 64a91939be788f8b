import { describe, expect, it } from 'vitest'
import { upTo } from './chart'

describe('a curve that draws itself on', () => {
  const points = [
    [100, 10],
    [200, 30],
    [300, 30],
  ] as const
  const until = (minutes: number) =>
    upTo(
      points.map(([at, count]) => [at, count]),
      minutes,
      [0, 0],
    )

  it('ends between two points on the line between them, and never shows what comes later', () => {
    expect(until(0)).toEqual([])
    expect(until(50)).toEqual([[50, 5]])
    expect(until(100)).toEqual([[100, 10]])
    expect(until(150)).toEqual([
      [100, 10],
      [150, 20],
    ])
    expect(until(999)).toEqual([
      [100, 10],
      [200, 30],
      [300, 30],
    ])
  })
})
