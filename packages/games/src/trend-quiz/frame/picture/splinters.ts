/** Splinters of light that fly about for a moment. A ring of places: the oldest gives way. */
const MOST = 128
const NUMBERS = 12
const AT = { x: 0, y: 1, z: 2, vx: 3, vy: 4, vz: 5, age: 6, life: 7, red: 8, green: 9, blue: 10, size: 11 } as const

export type SplinterKind = 'spark' | 'rock' | 'gate'

const KINDS = {
  spark: { count: 6, life: 0.34, size: 0.22, pace: 2.4, color: [1, 0.74, 0.34] },
  rock: { count: 22, life: 0.7, size: 0.34, pace: 5.4, color: [1, 0.42, 0.24] },
  gate: { count: 36, life: 0.9, size: 0.13, pace: 3.4, color: [0.75, 0.92, 1] },
} as const satisfies Record<SplinterKind, object>

export class Splinters {
  readonly #data = new Float32Array(MOST * NUMBERS)
  #next = 0

  /** @param z Along the course. @param pace Of the craft, units a second: they fly along with it. */
  burst(kind: SplinterKind, x: number, y: number, z: number, pace: number, seed: number): void {
    const { count, life, size, pace: spread, color } = KINDS[kind]
    const data = this.#data
    for (let index = 0; index < count; index += 1) {
      const at = this.#next * NUMBERS
      this.#next = (this.#next + 1) % MOST
      const turn = index * 2.399 + seed
      const speed = spread * (0.6 + (index % 4) * 0.25)
      const from = kind === 'gate' ? 2.5 : 0
      data[at + AT.x] = x + Math.cos(turn) * from
      data[at + AT.y] = y + Math.sin(turn) * from
      data[at + AT.z] = z + 0.6
      data[at + AT.vx] = Math.cos(turn) * speed
      data[at + AT.vy] = Math.sin(turn) * speed
      // Ahead of the craft, else they would swell up before the eye.
      data[at + AT.vz] = pace + (kind === 'gate' ? 8 + (index % 5) * 4 : (index % 5) * 3 - 3)
      data[at + AT.age] = 0
      data[at + AT.life] = life * (0.75 + (index % 3) * 0.15)
      data[at + AT.red] = color[0]
      data[at + AT.green] = color[1]
      data[at + AT.blue] = color[2]
      data[at + AT.size] = size
    }
  }

  clear(): void {
    this.#data.fill(0)
  }

  move(passedSeconds: number): void {
    const data = this.#data
    for (let at = 0; at < data.length; at += NUMBERS) {
      const age = (data[at + AT.age] ?? 0) + passedSeconds
      data[at + AT.age] = age
      if (age >= (data[at + AT.life] ?? 0)) continue
      data[at + AT.x] = (data[at + AT.x] ?? 0) + (data[at + AT.vx] ?? 0) * passedSeconds
      data[at + AT.y] = (data[at + AT.y] ?? 0) + (data[at + AT.vy] ?? 0) * passedSeconds
      data[at + AT.z] = (data[at + AT.z] ?? 0) + (data[at + AT.vz] ?? 0) * passedSeconds
    }
  }

  /** Hands each one that still glows to `put`. */
  each(put: (x: number, y: number, z: number, size: number, r: number, g: number, b: number, bead: number) => void) {
    const data = this.#data
    for (let at = 0; at < data.length; at += NUMBERS) {
      const life = data[at + AT.life] ?? 0
      const rest = life > 0 ? 1 - (data[at + AT.age] ?? 0) / life : 0
      if (rest <= 0) continue
      const glow = rest * rest
      put(
        data[at + AT.x] ?? 0,
        data[at + AT.y] ?? 0,
        data[at + AT.z] ?? 0,
        (data[at + AT.size] ?? 0) * (0.5 + 0.5 * rest),
        (data[at + AT.red] ?? 0) * glow,
        (data[at + AT.green] ?? 0) * glow,
        (data[at + AT.blue] ?? 0) * glow,
        0.5,
      )
    }
  }
}
