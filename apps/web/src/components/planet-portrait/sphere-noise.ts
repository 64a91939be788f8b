/** A direction on the unit sphere: x right, y up, z towards the viewer. */
export type Direction = { readonly x: number; readonly y: number; readonly z: number }

function lattice(x: number, y: number, z: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 31 - 1
}

const ease = (t: number): number => t * t * (3 - 2 * t)
const between = (a: number, b: number, t: number): number => a + (b - a) * t

/** Smooth value noise, -1 to 1, the same for everybody. */
export function valueNoise(x: number, y: number, z: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const u = ease(x - ix)
  const v = ease(y - iy)
  const w = ease(z - iz)
  const row = (dy: number, dz: number): number =>
    between(lattice(ix, iy + dy, iz + dz), lattice(ix + 1, iy + dy, iz + dz), u)
  return between(between(row(0, 0), row(1, 0), v), between(row(0, 1), row(1, 1), v), w)
}

/** Three octaves of noise on a sphere, about -1 to 1; `frequency` is the number of features around a radian. */
export function sphereNoise(at: Direction, seed: number, frequency: number): number {
  const x = at.x * frequency + seed
  const y = at.y * frequency + seed * 0.7
  const z = at.z * frequency - seed
  return (
    valueNoise(x, y, z) * 0.6 +
    valueNoise(x * 2.03 + 17.1, y * 2.03, z * 2.03) * 0.3 +
    valueNoise(x * 4.1, y * 4.1 + 9.2, z * 4.1) * 0.16
  )
}
