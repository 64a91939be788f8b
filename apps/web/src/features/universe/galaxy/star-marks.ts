import type { NearPlanet } from './near-star'

export type StarMark = 0 | 1 | 2
/** The lower bits of a star's byte are its mark; the others count the planet it is drawn as, from 1. */
const MARK_BITS = 2

/** A byte per row for the shaders: whether a search found it, whether it is open, and which planet it is. */
export type StarMarks = {
  readonly buffer: WebGLBuffer
  /** Found stars (1) and the open one (2). */
  readonly mark: (rows: readonly number[], open: number | null) => void
  readonly place: (planets: readonly NearPlanet[]) => void
}

/** @param total Stars there will be in the end. */
export function createStarMarks(gl: WebGL2RenderingContext, total: number): StarMarks {
  const buffer = gl.createBuffer()
  const marks = new Uint8Array(total)
  const one = new Uint8Array(1)
  const placed: number[] = []
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
  gl.bufferData(gl.ARRAY_BUFFER, total, gl.DYNAMIC_DRAW)

  const set = (row: number, value: StarMark): void => {
    if (row < total) marks[row] = value
  }
  function setPlanet(row: number, planet: number): void {
    if (row < 0 || row >= total) return
    const mark = (marks[row] ?? 0) & ((1 << MARK_BITS) - 1)
    one[0] = marks[row] = mark | (planet << MARK_BITS)
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
    gl.bufferSubData(gl.ARRAY_BUFFER, row, one)
  }

  return {
    buffer,
    mark: (rows, open) => {
      marks.fill(0)
      for (const row of rows) set(row, 1)
      if (open !== null) set(open, 2)
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, marks)
      for (const [index, row] of placed.entries()) setPlanet(row, index + 1)
    },
    place: (planets) => {
      for (let index = 0; index < planets.length; index++) {
        const row = planets[index]?.star?.row ?? -1
        const before = placed[index] ?? -1
        if (row === before) continue
        // It may be another planet by now.
        if ((marks[before] ?? 0) >> MARK_BITS === index + 1) setPlanet(before, 0)
        placed[index] = row
        setPlanet(row, index + 1)
      }
    },
  }
}
