export type Random = () => number

const OCTAVES = 5

/** A small generator whose numbers are always the same: what is painted with them never changes. */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export type Field = (x: number, y: number) => number

/** Smoothed random values on a lattice, about -1 to 1. */
function valueNoise(random: Random): Field {
  const side = 64
  const lattice = Float32Array.from({ length: side * side }, () => random() * 2 - 1)
  const at = (x: number, y: number): number => lattice[(y & (side - 1)) * side + (x & (side - 1))] ?? 0
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const across = ease(x - column)
    const down = ease(y - row)
    const top = at(column, row) + (at(column + 1, row) - at(column, row)) * across
    const bottom = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * across
    return top + (bottom - top) * down
  }
}

/** Clouds without fine edges, about -1 to 1: the same value noise at five scales. */
export function cloudNoise(random: Random): Field {
  const noise = valueNoise(random)
  return (x, y) => {
    let sum = 0
    for (let octave = 0, frequency = 1, weight = 0.5; octave < OCTAVES; octave += 1) {
      sum += noise(x * frequency + octave * 17.3, y * frequency) * weight
      frequency *= 2.03
      weight *= 0.5
    }
    return sum
  }
}
