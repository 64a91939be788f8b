/** Stars on the unit sphere, ready for vertex buffers. */
export type StarField = {
  readonly position: Float32Array
  readonly tint: Float32Array
  /** CSS pixels. */
  readonly size: Float32Array
  readonly phase: Float32Array
}

/** Four star temperatures and the share of stars up to and including each. */
const TEMPERATURES = [
  { upTo: 0.12, color: '#ffb38a' },
  { upTo: 0.3, color: '#ffe7c2' },
  { upTo: 0.7, color: '#ffffff' },
  { upTo: 1, color: '#a9c6ff' },
] as const

/** Park-Miller minimal standard generator: the same sky for everybody. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/**
 * Scatters stars evenly over the sky: most are faint, few are bright and large.
 *
 * @param toLinear Turns a hex colour into linear red, green and blue.
 */
export function createStarField(count: number, toLinear: (hex: string) => readonly number[]): StarField {
  const random = seededRandom(1_337)
  const field: StarField = {
    position: new Float32Array(count * 3),
    tint: new Float32Array(count * 3),
    size: new Float32Array(count),
    phase: new Float32Array(count),
  }
  const colors = TEMPERATURES.map(({ color }) => toLinear(color))
  for (let index = 0; index < count; index++) {
    const up = random() * 2 - 1
    const around = random() * 2 * Math.PI
    const level = Math.sqrt(1 - up * up)
    field.position.set([level * Math.cos(around), up, level * Math.sin(around)], index * 3)
    const warmth = random()
    const color = colors[TEMPERATURES.findIndex(({ upTo }) => warmth <= upTo)] ?? [1, 1, 1]
    const brightness = 0.16 + random() ** 7 * 1.7
    field.tint.set(
      color.map((channel) => channel * brightness),
      index * 3,
    )
    field.size[index] = 1.5 + random() ** 9 * 5.5
    field.phase[index] = random()
  }
  return field
}
