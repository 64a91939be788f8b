import { describe, expect, it } from 'vitest'
import { areAlike } from './alike-logs'
import type { InputLog } from './rules-kit/input-log'
import { clamp } from './rules-kit/integer-maths'
import { recordRun } from './rules-kit/record-run'
import { carefulPilot, clumsyPilot, type FlightPilot } from './trend-quiz/pilot'
import { AIM_MAX_X, AIM_MAX_Y } from './trend-quiz/rules/v1/flight-input'
import { rules } from './trend-quiz/rules/v1/rules'
import { samplePack } from './trend-quiz/testing/sample-pack'
import { steadyHand } from './trend-quiz/testing/steady-hand'

type Log = InputLog<{ readonly keys?: number; readonly aim?: readonly [number, number] }>

/** A hand on a mouse: an input every seven ticks or so. */
const flown: Log = {
  ticks: 1_000,
  entries: Array.from({ length: 120 }, (_, n) => ({ tick: n * 7 + (n % 3), input: { aim: [n % 40, (n * 3) % 25] } })),
}
const changed = (change: (entry: Log['entries'][number], n: number) => Log['entries']): Log => ({
  ...flown,
  entries: flown.entries.flatMap(change),
})

describe('a log', () => {
  it.each<readonly [string, Log]>([
    ['equal', flown],
    ['with one input moved by one step', changed(({ tick, input }, n) => [{ tick: tick + Number(n === 50), input }])],
    ['later by a twentieth of a second', changed(({ tick, input }) => [{ tick: tick + 3, input }])],
    [
      'with every aim moved by a step',
      changed(({ tick, input: { aim } }) => [{ tick, input: { aim: [(aim?.[0] ?? 0) + 1, aim?.[1] ?? 0] } }]),
    ],
    [
      'with presses of keys put between',
      changed(({ tick, input }) => [
        { tick, input },
        { tick: tick + 1, input: { keys: 0 } },
      ]),
    ],
    ['with a part left out', changed((entry, n) => (n > 100 ? [] : [entry]))],
  ])('is a copy: %s', (_case, copy) => {
    expect(areAlike(flown, copy)).toBe(true)
    expect(areAlike(copy, flown)).toBe(true)
  })

  it('is none where the hand was another, or hardly touched anything', () => {
    const other = changed(({ tick, input: { aim } }, n) => [
      { tick, input: { aim: [(aim?.[0] ?? 0) + (n % 2 === 0 ? 3 : -3), aim?.[1] ?? 0] } },
    ])
    expect(areAlike(flown, other)).toBe(false)
    const few = { ...flown, entries: flown.entries.slice(0, 39) }
    expect(areAlike(few, few)).toBe(false)
  })
})

describe('a flight of somebody with a steady hand', () => {
  const flight = (pilot: FlightPilot, mode: 'normal' | 'calm' = 'normal'): Log =>
    rules.log.decode(recordRun(rules, { seed: 'a course', pack: samplePack, mode }, pilot).log)
  const moved = ({ ticks, entries }: Log, { later = 0, right = 0, up = 0 }): Log => ({
    ticks,
    entries: entries.flatMap(({ tick, input: { aim, ...input } }) => {
      if (tick + later < 0 || tick + later >= ticks) return []
      if (aim === undefined) return [{ tick: tick + later, input }]
      const to = [clamp(aim[0] + right, -AIM_MAX_X, AIM_MAX_X), clamp(aim[1] + up, -AIM_MAX_Y, AIM_MAX_Y)] as const
      return [{ tick: tick + later, input: { ...input, aim: to } }]
    }),
  })

  it.each([
    ['a tenth of a second later', { later: 6 }],
    ['a tenth of a second earlier', { later: -6 }],
    ['a fifth of a second later', { later: 12 }],
    ['to the right by four steps', { right: 4 }],
    ['to the left by eight steps and up by three', { right: -8, up: 3 }],
    ['in time and place at once', { later: 7, right: 4, up: -4 }],
  ])('is copied where it is shifted throughout %s', (_way, by) => {
    for (const mode of ['normal', 'calm'] as const) {
      const one = flight(steadyHand('ada', 12), mode)
      expect(areAlike(one, moved(one, by))).toBe(true)
      expect(areAlike(moved(one, by), one)).toBe(true)
    }
  })

  it('is copied where keys that change nothing are held with every aim', () => {
    const one = flight(steadyHand('ada', 12))
    const copy = { ...one, entries: one.entries.map(({ tick, input }) => ({ tick, input: { ...input, keys: 0 } })) }
    expect(areAlike(one, copy)).toBe(true)
    expect(areAlike(copy, one)).toBe(true)
  })

  it('is none of any other who gives the same answers, however quick they are', () => {
    const others = ['ada', 'bob', 'cid', 'dot', 'eve'].map((name, n) => flight(steadyHand(name, 8 + 3 * n)))
    const pairs = others.flatMap((one, n) => others.slice(n + 1).map((other) => areAlike(one, other)))
    expect(pairs).toEqual(pairs.map(() => false))
  })

  it('is none of two pilots on one course, careful or not', () => {
    const logs = ['ada', 'bob', 'cid', 'dot'].flatMap((name) => [flight(carefulPilot(name)), flight(clumsyPilot(name))])
    const pairs = logs.flatMap((one, n) => logs.slice(n + 1).map((other) => areAlike(one, other)))
    expect(pairs).toEqual(pairs.map(() => false))
  })
})
