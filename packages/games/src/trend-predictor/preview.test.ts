import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawPreview } from './preview'

const [WIDTH, HEIGHT] = [320, 180]

/** Notes where lines end, and refuses what no canvas could draw. */
function notingPen(ends: [number, number][]) {
  const finite = (...numbers: readonly number[]): void => expect(numbers.every(Number.isFinite)).toBe(true)
  const to = (x: number, y: number) => {
    finite(x, y)
    ends.push([x, y])
  }
  return {
    fillRect: finite,
    beginPath: () => undefined,
    arc: (x: number, y: number, radius: number) => {
      finite(x, y, radius)
      ends.push([x - radius, y - radius], [x + radius, y + radius])
    },
    ellipse: (x: number, y: number, across: number, up: number) => finite(x, y, across, up),
    fill: () => undefined,
    stroke: () => undefined,
    moveTo: to,
    lineTo: to,
    setLineDash: () => undefined,
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'round' as const,
  }
}

it('draws within its card at every moment, and the curve goes on', () => {
  const reach = Array.from({ length: 70 }, (_, tenth) => {
    const ends: [number, number][] = []
    drawPreview(notingPen(ends), WIDTH, HEIGHT, tenth / 10)
    expect(ends.every(([x, y]) => x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT)).toBe(true)
    return ends.at(-1)?.[0] ?? 0
  })
  expect(reach[0]).toBeLessThan(WIDTH * 0.7)
  expect(reach.at(-1)).toBeGreaterThan(WIDTH * 0.9)
  expect(reach).toEqual(reach.toSorted((a, b) => a - b))
})

it('costs a page less than 6 KB', () => {
  expect(brotliCompressSync(readFileSync(new URL('preview.ts', import.meta.url))).length).toBeLessThan(6_000)
})
