import { NOISE_GLSL } from '@trendverse/games/frame-kit/world-paint/noise'
import { describe, expect, it } from 'vitest'
import { fbm, gradientNoise, random3, ridged } from './noise'

/** The shader's hash, over whole numbers of any size, as the paper has it. */
function pcg3d(cell: readonly [number, number, number]): number[] {
  const word = (value: bigint): bigint => BigInt.asUintN(32, value)
  let [x = 0n, y = 0n, z = 0n] = cell.map((part) => word(BigInt(part + 4096) * 1_664_525n + 1_013_904_223n))
  const stir = () => {
    x = word(x + y * z)
    y = word(y + z * x)
    z = word(z + x * y)
  }
  stir()
  x ^= x >> 16n
  y ^= y >> 16n
  z ^= z >> 16n
  stir()
  return [x, y, z].map((value) => Number(value >> 8n) / 8_388_608 - 1)
}

const CELLS = [
  [0, 0, 0],
  [-3, 17, 200],
  [-4000, 4000, 97],
  [1, -1, 1],
] as const

describe('the noise planets are made of', () => {
  it("hashes cells as the universe's shaders do, to the bit", () => {
    for (const [x, y, z] of CELLS) {
      expect([...random3(x, y, z)]).toEqual(pcg3d([x, y, z]))
    }
  })

  it('has the constants of the shaders', () => {
    for (const constant of ['1664525u', '1013904223u', 'p*2.03+vec3(17.1,3.7,9.2)', 'p*2.07+vec3(5.3,11.9,2.1)']) {
      expect(NOISE_GLSL).toContain(constant)
    }
  })

  it('is nothing at the corners of the lattice, and smooth between them', () => {
    expect(gradientNoise(3, -2, 50)).toBe(0)
    let largest = 0
    for (let step = 0; step < 500; step++) {
      const here = gradientNoise(step * 0.137, 4.2, -1.7)
      largest = Math.max(largest, Math.abs(here))
      expect(Math.abs(gradientNoise(step * 0.137 + 1e-4, 4.2, -1.7) - here)).toBeLessThan(1e-3)
    }
    expect(largest).toBeGreaterThan(0.2)
    expect(largest).toBeLessThan(1)
  })

  it('adds finer octaves that weigh half as much', () => {
    const [x, y, z] = [1.3, 2.7, -0.4]
    expect(fbm(x, y, z, 1)).toBeCloseTo(gradientNoise(x, y, z) / 2, 12)
    expect(Math.abs(fbm(x, y, z, 7) - fbm(x, y, z, 6))).toBeLessThan(1 / 64)
    expect(ridged(x, y, z, 6)).toBeGreaterThan(0)
    expect(ridged(x, y, z, 6)).toBeLessThan(1)
  })
})
