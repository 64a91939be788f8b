/** Three numbers that are filled in place: a picture makes no new objects. */
export type Vector = Float32Array

export const vector = (x = 0, y = 0, z = 0): Vector => Float32Array.of(x, y, z)

export function set(into: Vector, x: number, y: number, z: number): Vector {
  into[0] = x
  into[1] = y
  into[2] = z
  return into
}

export function dot(a: Vector, b: Vector): number {
  return (a[0] ?? 0) * (b[0] ?? 0) + (a[1] ?? 0) * (b[1] ?? 0) + (a[2] ?? 0) * (b[2] ?? 0)
}

export function cross(into: Vector, a: Vector, b: Vector): Vector {
  const ax = a[0] ?? 0
  const ay = a[1] ?? 0
  const az = a[2] ?? 0
  const bx = b[0] ?? 0
  const by = b[1] ?? 0
  const bz = b[2] ?? 0
  return set(into, ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)
}

export function normalize(into: Vector): Vector {
  const length = Math.sqrt(dot(into, into)) || 1
  return set(into, (into[0] ?? 0) / length, (into[1] ?? 0) / length, (into[2] ?? 0) / length)
}
