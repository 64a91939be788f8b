import { describe, expect, it } from 'vitest'
import { proposeMerges, unitVector } from './propose-merges'

/** Unit vectors of stories named by their keys. */
const vectorsOf = (values: Readonly<Record<string, readonly number[]>>) =>
  new Map(Object.entries(values).map(([id, one]) => [id, unitVector(one) as Float32Array]))

const propose = (vectors: ReadonlyMap<string, Float32Array>, changed: readonly string[] = [...vectors.keys()]) =>
  [...proposeMerges(vectors, new Set(changed))].filter((one) => one !== null)

const FLOOD = { flood: [9, 1, 0, 0], deluge: [9, 0, 1, 0], chess: [0, 0, 9, 1], comet: [1, 0, 0, 9] }

describe('proposing merges by meaning', () => {
  it('proposes two stories that are nearest to each other, once', () => {
    expect(propose(vectorsOf(FLOOD))).toEqual([['deluge', 'flood']])
  })

  it('finds them whichever of the two changed, and nothing where neither did', () => {
    expect(propose(vectorsOf(FLOOD), ['flood'])).toEqual([['flood', 'deluge']])
    expect(propose(vectorsOf(FLOOD), ['deluge'])).toEqual([['deluge', 'flood']])
    expect(propose(vectorsOf(FLOOD), ['chess', 'comet'])).toEqual([])
    expect(propose(vectorsOf(FLOOD), ['gone'])).toEqual([])
  })

  it('proposes the same with a model to which all texts are alike', () => {
    const alike = Object.entries(FLOOD).map(([id, one]) => [id, [...one, 15]] as const)
    expect(propose(vectorsOf(Object.fromEntries(alike)))).toEqual([['deluge', 'flood']])
    // nearer than the others, but hardly
    const hardly = { ...FLOOD, deluge: [3, 0, 7, 0] }
    const near = Object.entries(hardly).map(([id, one]) => [id, [...one, 15]] as const)
    expect(propose(vectorsOf(Object.fromEntries(near)), ['flood'])).toEqual([])
  })

  it('leaves a story alone whose nearest has a nearer one', () => {
    const vectors = vectorsOf({ ...FLOOD, rain: [9, 4, 0, 0] })
    expect(propose(vectors, ['rain'])).toEqual([])
    expect(propose(vectors)).toEqual([['deluge', 'flood']])
  })

  it('proposes nothing among copies of one text, one story or none', () => {
    expect(propose(vectorsOf({ a: [1, 2], b: [1, 2], c: [1, 2], d: [1, 2] }))).toEqual([])
    expect(propose(vectorsOf({ a: [1, 2] }))).toEqual([])
    expect(propose(new Map())).toEqual([])
  })
})

describe('unit vectors', () => {
  it('have length 1 and the same direction', () => {
    expect([...(unitVector([3, 0, -4]) ?? [])].map((one) => one.toFixed(3))).toEqual(['0.600', '0.000', '-0.800'])
  })

  it.each([[[]], [[0, 0]], [[1, Number.NaN]], [[1, Number.POSITIVE_INFINITY]], [[1, null]], [[1, '2']], [[1e300, 1]]])(
    'are not made of %j',
    (values) => {
      expect(unitVector(values)).toBeNull()
    },
  )
})
