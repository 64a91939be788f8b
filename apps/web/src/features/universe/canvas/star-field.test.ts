import { describe, expect, it } from 'vitest'
import { createStarField } from './star-field'

describe('star field', () => {
  it('is the same for everybody, on the unit sphere, in finite numbers', () => {
    const field = createStarField(500, () => [1, 0.5, 0.25])
    expect(createStarField(500, () => [1, 0.5, 0.25])).toEqual(field)
    for (let star = 0; star < 500; star++) {
      expect(Math.hypot(...field.position.slice(star * 3, star * 3 + 3))).toBeCloseTo(1, 5)
    }
    expect([...field.tint, ...field.size, ...field.phase].every(Number.isFinite)).toBe(true)
  })

  it('scatters stars over both halves of the sky and makes few of them large', () => {
    const { position, size } = createStarField(2_000, () => [1, 1, 1])
    const upper = Array.from({ length: 2_000 }, (_, star) => position[star * 3 + 1] ?? 0).filter((y) => y > 0).length
    expect(upper).toBeGreaterThan(900)
    expect(upper).toBeLessThan(1_100)
    expect(size.filter((pixels) => pixels > 4).length).toBeLessThan(200)
  })
})
