import { describe, expect, it } from 'vitest'
import { contourPath, sampleField } from './contour'

/** Corner points of a path made of one move and relative curves. */
function cornersOf(path: string): [number, number][] {
  const [start = '', ...curves] = path.slice(1, -1).split('q')
  let [x = 0, y = 0] = start.split(' ').map(Number)
  return curves.map((curve) => {
    const numbers = curve.match(/-?\d+/g)?.map(Number) ?? []
    x += numbers[2] ?? 0
    y += numbers[3] ?? 0
    return [x, y]
  })
}

describe('contours', () => {
  it('follows the edge of a round field', () => {
    const path = contourPath(sampleField((at) => 0.5 - Math.hypot(at.x, at.y), 24))
    expect(path.match(/M/g)).toHaveLength(1)
    for (const [x, y] of cornersOf(path)) {
      expect(Math.hypot(x - 50, y - 50)).toBeGreaterThan(22)
      expect(Math.hypot(x - 50, y - 50)).toBeLessThan(28)
    }
  })

  it('ends every shape where it began', () => {
    const path = contourPath(sampleField((at) => Math.sin(at.x * 9) * Math.cos(at.y * 7), 24))
    const shapes = path.split('z').filter(Boolean)
    expect(shapes.length).toBeGreaterThan(3)
    for (const shape of shapes) {
      const [x, y] = cornersOf(`${shape}z`).at(-1) ?? [0, 0]
      expect(shape.startsWith(`M${x} ${y}`)).toBe(true)
    }
  })

  it('covers the whole disc where the field is high everywhere, and draws nothing where it is low', () => {
    const whole = cornersOf(contourPath(sampleField(() => 1, 20)))
    expect(Math.max(...whole.map(([x]) => x))).toBeGreaterThan(100)
    expect(Math.min(...whole.map(([x]) => x))).toBeLessThan(0)
    expect(contourPath(sampleField(() => -1, 20))).toBe('')
  })

  it('leaves specks out', () => {
    expect(contourPath(sampleField((at) => 0.02 - Math.hypot(at.x - 0.3, at.y), 20))).toBe('')
  })
})
