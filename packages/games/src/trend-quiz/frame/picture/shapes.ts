/** Everything that has a shape is computed: nothing is downloaded. */
type Point = readonly [x: number, y: number, z: number]

const PART = { shell: 0, shade: 1, light: 2, glass: 3 } as const

/** The craft, nose forward, about 2.8 wide: triangles of corners with x, y, z and the part they belong to. */
export function craftShape(): Float32Array {
  const numbers: number[] = []
  const face = (part: keyof typeof PART, ...corners: readonly Point[]): void => {
    for (let index = 2; index < corners.length; index += 1)
      for (const corner of [corners[0], corners[index - 1], corners[index]])
        if (corner !== undefined) numbers.push(...corner, PART[part])
  }
  for (const side of [-1, 1]) {
    const at = (x: number, y: number, z: number): Point => [x * side, y, z]
    const nose = at(0, 0.02, 1.85)
    const brow = at(0, 0.24, 0.72)
    const spine = at(0, 0.4, -0.3)
    const tail = at(0, 0.24, -0.92)
    const cheek = at(0.17, 0.1, 0.72)
    const shoulder = at(0.27, 0.13, 0.25)
    const root = at(0.36, 0.12, -0.35)
    const rear = at(0.36, 0.06, -0.92)
    const elbow = at(0.98, -0.07, -0.6)
    const elbowRear = at(0.9, -0.08, -0.9)
    const tip = at(1.42, -0.2, -1.06)
    const keel = at(0, -0.2, -0.1)
    const keelRear = at(0, -0.14, -0.9)

    face('shell', nose, cheek, brow)
    face('glass', brow, cheek, at(0.19, 0.2, 0.2), at(0, 0.36, 0.05))
    face('shell', at(0, 0.36, 0.05), at(0.19, 0.2, 0.2), root, spine)
    face('shell', cheek, shoulder, at(0.19, 0.2, 0.2))
    face('shell', at(0.19, 0.2, 0.2), shoulder, root)
    face('shade', spine, root, rear, tail)
    face('shell', shoulder, elbow, root)
    face('shell', root, elbow, elbowRear, rear)
    face('shade', elbow, tip, elbowRear)
    face('shade', nose, keel, shoulder, cheek)
    face('shade', keel, elbow, shoulder)
    face('shade', keel, keelRear, elbowRear, elbow)
    face('shade', keelRear, rear, elbowRear)
    face('light', shoulder, elbow, at(0.95, -0.06, -0.66), at(0.27, 0.136, 0.15))
    face('light', elbow, tip, at(1.34, -0.19, -1.05), at(0.95, -0.06, -0.66))
    face('shell', at(0.62, 0.0, -0.55), at(0.86, 0.5, -1.12), at(0.66, 0.02, -0.98))
    face('light', at(0.86, 0.5, -1.12), at(0.83, 0.43, -1.04), at(0.82, 0.42, -1.1))
    face('shade', tail, rear, keelRear)
    face('light', at(0.08, 0.15, -0.93), at(0.28, 0.1, -0.935), at(0.26, -0.01, -0.935), at(0.08, -0.04, -0.93))
  }
  return Float32Array.from(numbers)
}

const GOLDEN = (1 + Math.sqrt(5)) / 2
const CORNERS: readonly Point[] = [
  [-1, GOLDEN, 0],
  [1, GOLDEN, 0],
  [-1, -GOLDEN, 0],
  [1, -GOLDEN, 0],
  [0, -1, GOLDEN],
  [0, 1, GOLDEN],
  [0, -1, -GOLDEN],
  [0, 1, -GOLDEN],
  [GOLDEN, 0, -1],
  [GOLDEN, 0, 1],
  [-GOLDEN, 0, -1],
  [-GOLDEN, 0, 1],
]
const FACES =
  '0 11 5 0 5 1 0 1 7 0 7 10 0 10 11 1 5 9 5 11 4 11 10 2 10 7 6 7 1 8 3 9 4 3 4 2 3 2 6 3 6 8 3 8 9 4 9 5 2 4 11 6 2 10 8 6 7 9 8 1'
/** Each halves the edges: 20, 80, 320 triangles. */
const HALVINGS = 2

/** A lump of stone: an icosahedron of 320 triangles, dented; triangles of corners with x, y, z. */
export function rockShape(): Float32Array {
  const indices = FACES.split(' ').map(Number)
  let corners: readonly Point[] = indices.map((index) => toSphere(CORNERS[index] ?? [0, 0, 1]))
  for (let round = 0; round < HALVINGS; round += 1) corners = halved(corners)
  return Float32Array.from(corners.flatMap((corner) => dented(corner)))
}

function toSphere([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

function halved(corners: readonly Point[]): readonly Point[] {
  const between = (p: Point, q: Point): Point => toSphere([p[0] + q[0], p[1] + q[1], p[2] + q[2]])
  const triangles: Point[] = []
  for (let index = 0; index + 2 < corners.length; index += 3) {
    const [a, b, c] = [corners[index], corners[index + 1], corners[index + 2]]
    if (a === undefined || b === undefined || c === undefined) continue
    const [ab, bc, ca] = [between(a, b), between(b, c), between(c, a)]
    triangles.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  }
  return triangles
}

function dented([x, y, z]: Point): Point {
  const size =
    0.84 + 0.14 * Math.sin(x * 3.1 + 1.3 * y) + 0.12 * Math.sin(y * 4.3 + 2 * z) + 0.08 * Math.sin(z * 7.1 + 3 * x)
  return [x * size * 1.15, y * size * 0.9, z * size]
}
