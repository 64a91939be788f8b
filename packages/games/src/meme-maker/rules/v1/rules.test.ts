import { describe, expect, it } from 'vitest'
import { samplePack } from '../../testing/sample-pack'
import type { BoardInput } from './board-input'
import { type BoardState, startBoard } from './board-state'
import { rules } from './rules'

const START = startBoard('seed', samplePack)
const tap = (...scraps: readonly number[]): BoardInput[] => scraps.map((scrap) => ({ kind: 'toggle', scrap }))
const guess = (...scraps: readonly number[]): BoardInput[] => [...tap(...scraps), { kind: 'submit' }]
const group = (index: number): BoardInput[] => [
  ...guess(...[0, 1, 2, 3].map((scrap) => index * 4 + scrap)),
  { kind: 'caption', caption: index % 3 },
]
/** Three of the first group and one of another: the sets differ by the last. */
const miss = (last: number): BoardInput[] => [...guess(0, 1, 2, last), ...tap(0, 1, 2, last)]
const play = (inputs: readonly BoardInput[], from: BoardState = START): BoardState =>
  inputs.reduce((board, input) => rules.step(board, input), from)

describe('a board', () => {
  it('selects up to four scraps and lets them go again', () => {
    expect(play(tap(0, 5)).selected).toBe(0b100001)
    expect(play(tap(0, 5, 0)).selected).toBe(0b100000)
    expect(play(tap(0, 1, 2, 3, 4)).selected).toBe(0b1111)
  })

  it('judges only four scraps', () => {
    expect(play(guess(0, 1, 2))).toMatchObject({ result: 'none', guesses: [], mistakes: 0 })
  })

  it('takes a right group away, and waits for its caption before anything else', () => {
    const found = play(guess(4, 5, 6, 7))
    expect(found).toMatchObject({ result: 'right', found: [1], captioning: 1, selected: 0, points: 250 })
    expect(play([...tap(0), { kind: 'shuffle' }], found)).toMatchObject({ selected: 0, shuffles: 0, captioning: 1 })
    expect(play([{ kind: 'caption', caption: 2 }], found)).toMatchObject({ captioning: -1, captions: [-1, 2, -1, -1] })
    expect(play([{ kind: 'caption', caption: 2 }, ...tap(5, 0)], found).selected).toBe(1)
  })

  it.each([
    ['three of four', [0, 1, 2, 4], 'one_away'],
    ['two of four', [0, 1, 4, 5], 'wrong'],
    ['one of each', [0, 4, 8, 12], 'wrong'],
  ] as const)('says how near a guess was: %s', (_, scraps, result) => {
    expect(play(guess(...scraps))).toMatchObject({ result, mistakes: 1, points: 0, end: 'playing' })
  })

  it('does not take the same mistake twice', () => {
    expect(play([...guess(0, 1, 2, 4), { kind: 'submit' }])).toMatchObject({ result: 'repeated', mistakes: 1 })
  })

  it('ends with the fourth mistake, and nothing happens after it', () => {
    const failed = play([4, 5, 6, 8].flatMap(miss))
    expect(failed).toMatchObject({ end: 'failed', mistakes: 4 })
    expect(play(group(0), failed)).toEqual(failed)
  })

  it.each<[what: string, inputs: readonly BoardInput[], points: number]>([
    ['without a mistake, plain first', [0, 1, 2, 3].flatMap(group), 1_100 + 300],
    ['without a mistake, the sly one first', [3, 2, 1, 0].flatMap(group), 1_100 + 300 + 200],
    ['with one mistake', [...miss(4), ...[0, 1, 2, 3].flatMap(group)], 1_100 - 50],
    ['with three mistakes, the sly one first', [...[4, 5, 6].flatMap(miss), ...[3, 0, 1, 2].flatMap(group)], 1_150],
  ])('is worth its points: %s', (_, inputs, points) => {
    expect(play(inputs)).toMatchObject({ end: 'solved', points })
  })

  it('never goes below nothing, and captions never count', () => {
    expect(play([4, 5, 6, 8].flatMap(miss)).points).toBe(0)
    const [a, b] = [0, 2].map((caption) => play([...guess(0, 1, 2, 3), { kind: 'caption', caption }]).points)
    expect(a).toBe(b)
  })

  it('shuffles by its seed, scraps and all', () => {
    const shuffle: BoardInput = { kind: 'shuffle' }
    const once = play([shuffle])
    expect(once.order).not.toEqual(START.order)
    expect(once.order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, scrap) => scrap))
    expect(play([shuffle, shuffle]).order).not.toEqual(once.order)
    expect(startBoard('other', samplePack).order).not.toEqual(START.order)
  })

  it('counts a tick for every input and ends after three thousand', () => {
    expect(rules.score(play([0, 1, 2, 3].flatMap(group)))).toEqual({ points: 1_400, ticks: 24 })
    const board = { ...START }
    for (let tick = 0; tick < 3_100; tick += 1) rules.advance(board, null)
    expect(board).toMatchObject({ end: 'out_of_moves', tick: 3_000 })
  })

  it('waits between inputs and refuses a pack that is no board', () => {
    expect(rules.isWaiting(START)).toBe(true)
    expect(() => startBoard('seed', { groups: samplePack.groups.slice(1) })).toThrow(RangeError)
  })
})
