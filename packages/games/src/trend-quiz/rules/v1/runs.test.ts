import { GAME_MODES } from '@trendverse/domain/games/game-run'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MalformedLog } from '../../../rules-kit/input-log'
import { recordRun } from '../../../rules-kit/record-run'
import { simulateRun } from '../../../rules-kit/simulate-run'
import { RECORDED_RUNS } from '../../pilot'
import { samplePack as pack } from '../../testing/sample-pack'
import { AIM_MAX_X, AIM_MAX_Y, type FlightInput, flightLog } from './flight-input'
import type { FlightState } from './flight-state'
import { rules } from './rules'

/** Every figure of a flight and the bounds it never leaves. */
const BOUNDS: Readonly<Record<keyof Omit<FlightState, 'plan' | 'end'>, readonly [low: number, high: number]>> = {
  tick: [0, 9_000],
  x: [-9_216, 9_216],
  y: [-4_608, 4_608],
  z: [0, 5_000_000],
  velocityX: [-9_216, 9_216],
  velocityY: [-9_216, 9_216],
  speed: [0, 1_200],
  aimX: [-9_216, 9_216],
  aimY: [-4_608, 4_608],
  keys: [0, 15],
  choice: [-1, 1],
  nextItem: [0, 2_000],
  gatesPassed: [0, 10],
  boostTicks: [0, 100],
  graceTicks: [0, 75],
  points: [0, 20_000],
  sparks: [0, 1_500],
  chain: [0, 1_500],
  combo: [0, 5],
  hull: [0, 100],
  scrapes: [0, 9],
  wentLeft: [0, 1_023],
  wasRight: [0, 1_023],
  wasClean: [0, 1_023],
}

function outOfBounds(flight: FlightState): string[] {
  return Object.entries(BOUNDS).flatMap(([name, [low, high]]) => {
    const value = flight[name as keyof typeof BOUNDS]
    const isSound = Number.isSafeInteger(value) && !Object.is(value, -0) && value >= low && value <= high
    return isSound ? [] : [`${name} ${value} at tick ${flight.tick}`]
  })
}

const ends = ({ plan, ...end }: FlightState) => end
const someMode = fc.constantFrom(...GAME_MODES)

const someInput: fc.Arbitrary<FlightInput> = fc
  .record(
    {
      keys: fc.nat(15),
      aim: fc.tuple(fc.integer({ min: -AIM_MAX_X, max: AIM_MAX_X }), fc.integer({ min: -AIM_MAX_Y, max: AIM_MAX_Y })),
      choice: fc.constantFrom('left' as const, 'right' as const),
    },
    { requiredKeys: [] },
  )
  .filter((input) => Object.keys(input).length > 0)

/** Whatever a frame might hand over by mistake. */
const oddInput: fc.Arbitrary<FlightInput> = fc.record(
  {
    keys: fc.double(),
    aim: fc.tuple(fc.double(), fc.double()),
    choice: fc.constantFrom('left' as const, 'right' as const),
  },
  { requiredKeys: [] },
)

describe('a flight', () => {
  it.each(RECORDED_RUNS)('has whole numbers within their bounds at every tick: $name', ({ name, mode, pilot }) => {
    const play = pilot(`bounds/${name}`)
    const faults: string[] = []
    recordRun(rules, { seed: `bounds/${name}`, pack, mode }, (flight) => {
      faults.push(...outOfBounds(flight))
      return play(flight)
    })
    expect(faults).toEqual([])
  })

  it('stays within its bounds whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), someMode, fc.array(fc.option(oddInput), { maxLength: 60 }), (seed, mode, inputs) => {
        const flight = { ...rules.init(seed, pack, mode) }
        for (const input of inputs) {
          rules.advance(flight, input)
          expect(outOfBounds(flight)).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })

  it('goes on alike by step and by advance, and a frozen state survives', () => {
    fc.assert(
      fc.property(someMode, fc.array(fc.option(someInput), { maxLength: 200 }), (mode, inputs) => {
        const draft = { ...rules.init('frozen', pack, mode), z: 200_000 }
        let frozen: FlightState = deepFreeze({ ...draft })
        for (const input of inputs) {
          const before = ends(frozen)
          const next = rules.step(frozen, input === null ? null : deepFreeze(input))
          expect(ends(frozen)).toEqual(before)
          rules.advance(draft, input)
          frozen = deepFreeze(next)
        }
        expect(frozen).toEqual(draft)
      }),
      { numRuns: 30 },
    )
  })

  it('ends alike when its log is played again', () => {
    for (const { name, mode, pilot } of RECORDED_RUNS) {
      for (const round of [1, 2]) {
        const seed = `again/${name}/${round}`
        const { end, log } = recordRun(rules, { seed, pack, mode }, pilot(seed))
        expect(ends(simulateRun(rules, { seed, pack, mode, log })), seed).toEqual(ends(end))
      }
    }
  })

  it('differs by seed, by pack and by mode', () => {
    const { pilot } = RECORDED_RUNS[0] ?? { pilot: () => () => null }
    const { end, log } = recordRun(rules, { seed: 'one', pack, mode: 'normal' }, pilot('one'))
    const others = [
      { seed: 'two', pack, mode: 'normal' as const },
      { seed: 'one', pack: { questions: pack.questions.toReversed() }, mode: 'normal' as const },
      { seed: 'one', pack, mode: 'calm' as const },
    ]
    for (const other of others) expect(replayed(other, log)).not.toEqual(ends(end))
  })

  it('that was left early ends as it stood', () => {
    const log = flightLog.encode({ entries: [{ tick: 3, input: { keys: 2 } }], ticks: 60 })
    const end = simulateRun(rules, { seed: 'left', pack, mode: 'normal', log })
    expect(end).toMatchObject({ tick: 60, end: 'flying', keys: 2 })
  })

  it('that goes on after it was over is refused', () => {
    const log = flightLog.encode({ entries: [], ticks: 9_000 })
    expect(() => simulateRun(rules, { seed: 'over', pack, mode: 'normal', log })).toThrow(MalformedLog)
    expect(simulateRun(rules, { seed: 'over', pack, mode: 'calm', log }).end).toBe('out_of_time')
  })
})

describe('logs of strangers', () => {
  const real = recordRun(
    rules,
    { seed: 'real', pack, mode: 'normal' },
    RECORDED_RUNS[0]?.pilot('real') ?? (() => null),
  ).log

  it('end in a state or in the one error, whatever bytes come', () => {
    let accepted = 0
    fc.assert(
      fc.property(someMode, fc.oneof(fc.uint8Array({ maxLength: 300 }), mutated(real)), (mode, log) => {
        const end = replayed({ seed: 'fuzz', pack, mode }, log)
        if (end === null) return
        accepted += 1
        expect(outOfBounds({ ...rules.init('fuzz', pack, mode), ...end })).toEqual([])
      }),
      { numRuns: 400 },
    )
    expect(accepted).toBeGreaterThan(0)
  })

  it('have one spelling each', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 12 }), mutated(real)), (bytes) => {
        try {
          expect(flightLog.encode(flightLog.decode(bytes))).toEqual(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedLog)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each<[what: string, bytes: readonly number[]]>([
    ['an aim outside the field', [1, 32, 128 + AIM_MAX_X + 1, 128, 1, 0]],
    ['an aim above the field', [1, 32, 128, 128 - AIM_MAX_Y - 1, 1, 0]],
    ['left and right at once', [1, 192, 1, 0]],
    ['keys that are not said to be there', [1, 7, 1, 0]],
    ['an aim that is cut off', [1, 32, 128]],
    ['bytes after the end', [1, 17, 1, 0, 0]],
  ])('are refused with %s', (_, bytes) => {
    expect(() => flightLog.decode(Uint8Array.from(bytes))).toThrow(MalformedLog)
  })

  it('are refused above 24 KB, even if every byte of them is sound', () => {
    const entries = Array.from({ length: 8_191 }, (_, tick) => ({ tick: tick + 1, input: { keys: 15 } }))
    const bytes = flightLog.encode({ entries, ticks: 8_999 })
    expect(bytes.length).toBeLessThan(24_576)
    expect(flightLog.decode(bytes).entries).toHaveLength(8_191)
    const aims = entries.map(({ tick }) => ({ tick, input: { aim: [1, 1] as const } }))
    const long = flightLog.encode({ entries: aims, ticks: 8_999 })
    expect(long.length).toBeGreaterThan(24_576)
    expect(() => flightLog.decode(long)).toThrow('too long')
  })

  it('survive the way there and back with every kind of input', () => {
    fc.assert(
      fc.property(fc.array(someInput, { maxLength: 40 }), (inputs) => {
        const log = { entries: inputs.map((input, index) => ({ tick: 7 * index, input })), ticks: 400 }
        expect(flightLog.decode(flightLog.encode(log))).toEqual(log)
      }),
      { numRuns: 60 },
    )
  })
})

type Start = { readonly seed: string; readonly pack: Pick<typeof pack, 'questions'>; readonly mode: 'normal' | 'calm' }

/** The end of a run, or null where its log is none. */
function replayed(start: Start, log: Uint8Array): Omit<FlightState, 'plan'> | null {
  try {
    return ends(simulateRun(rules, { ...start, log }))
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedLog)
    return null
  }
}

/** A real log with some bytes changed, cut or hung on. */
function mutated(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const changes = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 4 })
  return fc.tuple(changes, fc.nat(2), fc.constantFrom(0, 0, 0, 1)).map(([places, cut, more]) => {
    const copy = Array.from(bytes)
    for (const [at, byte] of places) copy[at] = byte
    return Uint8Array.from([...copy.slice(0, copy.length - cut), ...Array.from({ length: more }, () => 0)])
  })
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
