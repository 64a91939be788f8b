import { describe, expect, it } from 'vitest'
import { areAlike } from './alike-logs'
import type { InputLog } from './rules-kit/input-log'
import { recordRun } from './rules-kit/record-run'
import { carefulPilot, clumsyPilot } from './trend-quiz/pilot'
import { rules } from './trend-quiz/rules/v1/rules'
import { samplePack } from './trend-quiz/testing/sample-pack'

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
    const other = changed(({ tick, input: { aim } }) => [
      { tick, input: { aim: [(aim?.[0] ?? 0) + 3, aim?.[1] ?? 0] } },
    ])
    expect(areAlike(flown, other)).toBe(false)
    const few = { ...flown, entries: flown.entries.slice(0, 39) }
    expect(areAlike(few, few)).toBe(false)
  })

  it('is none of two players on one course, careful or not', () => {
    const log = (pilot: ReturnType<typeof carefulPilot>) =>
      rules.log.decode(recordRun(rules, { seed: 'a course', pack: samplePack, mode: 'normal' }, pilot).log)
    const logs = ['ada', 'bob', 'cid', 'dot'].flatMap((name) => [log(carefulPilot(name)), log(clumsyPilot(name))])
    const pairs = logs.flatMap((one, n) => logs.slice(n + 1).map((other) => areAlike(one, other)))
    expect(pairs).toEqual(pairs.map(() => false))
  })
})
