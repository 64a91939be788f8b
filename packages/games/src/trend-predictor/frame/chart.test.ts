import { describe, expect, it } from 'vitest'
import { levels, upTo } from './chart'

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

describe('the figures at the side of a chart', () => {
  it('are halves of the bar up to the last that the curve reaches, and fewer where they would touch', () => {
    const at = (pixels: number) => (count: number) => count * pixels
    expect(levels(300, 150, at(1))).toEqual([0, 150, 300])
    expect(levels(741, 150, at(0.2))).toEqual([0, 150, 300, 450, 600])
    expect(levels(741, 150, at(0.1))).toEqual([0, 300, 600])
    expect(levels(421, 150, at(0.05))).toEqual([0])
  })
})
