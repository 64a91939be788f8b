/** A point, a direction or a colour. */
export type Vec3 = readonly [number, number, number]

/** Keeps cells of the lattice positive, as the shader does. */
const CELL_OFFSET = 4096
const OCTAVE_STEP = { scale: 2.03, x: 17.1, y: 3.7, z: 9.2 }
const RIDGE_STEP = { scale: 2.07, x: 5.3, y: 11.9, z: 2.1 }
const WARP_OFFSETS = [0, 5.2, 9.7] as const

const fractionOf = (bits: number): number => (bits >>> 8) / 8_388_608 - 1

/**
 * A vector of three values between -1 and 1 for a cell of the lattice: PCG3D (Jarzynski and Olano, "Hash Functions for GPU
 * Rendering", JCGT 2020), an integer hash, so that shaders and this code agree to the bit.
 */
export function random3(cellX: number, cellY: number, cellZ: number): Vec3 {
  let x = (Math.imul(cellX + CELL_OFFSET, 1_664_525) + 1_013_904_223) | 0
  let y = (Math.imul(cellY + CELL_OFFSET, 1_664_525) + 1_013_904_223) | 0
  let z = (Math.imul(cellZ + CELL_OFFSET, 1_664_525) + 1_013_904_223) | 0
  x = (x + Math.imul(y, z)) | 0
  y = (y + Math.imul(z, x)) | 0
  z = (z + Math.imul(x, y)) | 0
  x ^= x >>> 16
  y ^= y >>> 16
  z ^= z >>> 16
  x = (x + Math.imul(y, z)) | 0
  y = (y + Math.imul(z, x)) | 0
  z = (z + Math.imul(x, y)) | 0
  return [fractionOf(x), fractionOf(y), fractionOf(z)]
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** Share of a corner of the cell, times its slope towards the point. */
function cornerOf(x: number, y: number, z: number, fx: number, fy: number, fz: number, share: number): number {
  const [gx, gy, gz] = random3(x, y, z)
  return share * (gx * fx + gy * fy + gz * fz)
}

/** Smooth noise around 0, mostly within -0.6 to 0.6. */
export function gradientNoise(px: number, py: number, pz: number): number {
  const x = Math.floor(px)
  const y = Math.floor(py)
  const z = Math.floor(pz)
  const fx = px - x
  const fy = py - y
  const fz = pz - z
  const ux = ease(fx)
  const uy = ease(fy)
  const uz = ease(fz)
  const near = (1 - uy) * (1 - uz)
  const up = uy * (1 - uz)
  const far = (1 - uy) * uz
  const both = uy * uz
  return (
    cornerOf(x, y, z, fx, fy, fz, (1 - ux) * near) +
    cornerOf(x + 1, y, z, fx - 1, fy, fz, ux * near) +
    cornerOf(x, y + 1, z, fx, fy - 1, fz, (1 - ux) * up) +
    cornerOf(x + 1, y + 1, z, fx - 1, fy - 1, fz, ux * up) +
    cornerOf(x, y, z + 1, fx, fy, fz - 1, (1 - ux) * far) +
    cornerOf(x + 1, y, z + 1, fx - 1, fy, fz - 1, ux * far) +
    cornerOf(x, y + 1, z + 1, fx, fy - 1, fz - 1, (1 - ux) * both) +
    cornerOf(x + 1, y + 1, z + 1, fx - 1, fy - 1, fz - 1, ux * both)
  )
}

/** Octaves of noise, each twice as fine and half as strong. */
export function fbm(px: number, py: number, pz: number, octaves: number): number {
  let [x, y, z] = [px, py, pz]
  let sum = 0
  let gain = 0.5
  for (let octave = 0; octave < octaves; octave++) {
    sum += gain * gradientNoise(x, y, z)
    x = x * OCTAVE_STEP.scale + OCTAVE_STEP.x
    y = y * OCTAVE_STEP.scale + OCTAVE_STEP.y
    z = z * OCTAVE_STEP.scale + OCTAVE_STEP.z
    gain *= 0.5
  }
  return sum
}

/** Octaves of sharp crests, 0 to about 1; finer ones only where there is a crest already. */
export function ridged(px: number, py: number, pz: number, octaves: number): number {
  let [x, y, z] = [px, py, pz]
  let sum = 0
  let gain = 0.5
  let weight = 1
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(gradientNoise(x, y, z) * 1.6)
    const value = crest * crest * weight
    weight = Math.min(1, Math.max(0, value * 1.6))
    sum += gain * value
    x = x * RIDGE_STEP.scale + RIDGE_STEP.x
    y = y * RIDGE_STEP.scale + RIDGE_STEP.y
    z = z * RIDGE_STEP.scale + RIDGE_STEP.z
    gain *= 0.5
  }
  return sum
}

/** How far a point is pushed aside, so that shapes flow. */
export function warp(x: number, y: number, z: number, octaves: number): Vec3 {
  const [a, b, c] = WARP_OFFSETS
  return [fbm(x + a, y + a, z + a, octaves), fbm(x + b, y + b, z + b, octaves), fbm(x + c, y + c, z + c, octaves)]
}
