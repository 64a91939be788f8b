import { describe, expect, it } from 'vitest'
import { star } from './catalogue.fixtures'
import { createNearPlanets } from './near-planets'
import type { NearPlanet } from './near-star'
import { createStarMarks } from './star-marks'

/** What a buffer of a context holds by now. */
function buffered(length: number) {
  const bytes = new Uint8Array(length)
  const gl = {
    createBuffer: () => ({}),
    bindBuffer: () => undefined,
    bufferData: () => undefined,
    bufferSubData: (_target: number, from: number, data: Uint8Array) => bytes.set(data, from),
  }
  return { bytes, marks: createStarMarks(gl as unknown as WebGL2RenderingContext, length) }
}

function planetsAt(...rows: readonly (number | null)[]): NearPlanet[] {
  const planets = createNearPlanets(rows.length)
  for (const [index, row] of rows.entries()) {
    const planet = planets[index]
    if (planet !== undefined && row !== null) planet.star = { row, life: star(row), trendId: '', category: '' }
  }
  return planets
}

const MARK = 0b11
const planetOf = (byte: number | undefined) => (byte ?? 0) >> 2

describe('the marks of stars', () => {
  it('tell found stars, the open one and planets apart', () => {
    const { bytes, marks } = buffered(8)
    marks.place(planetsAt(5, 2))
    marks.mark([1, 2], 5)
    expect([...bytes].map((byte) => byte & MARK)).toEqual([0, 1, 1, 0, 0, 2, 0, 0])
    expect([...bytes].map(planetOf)).toEqual([0, 0, 2, 0, 0, 1, 0, 0])
  })

  it('forget a star that is a planet no more, also when another takes its row', () => {
    const { bytes, marks } = buffered(8)
    marks.place(planetsAt(5, 2))
    marks.place(planetsAt(2, null))
    expect([planetOf(bytes[5]), planetOf(bytes[2])]).toEqual([0, 1])
  })

  it('leave out rows that are not there yet', () => {
    const { bytes, marks } = buffered(4)
    marks.mark([2, 9], 12)
    marks.place(planetsAt(7))
    expect([...bytes]).toEqual([0, 0, 1, 0])
  })
})
