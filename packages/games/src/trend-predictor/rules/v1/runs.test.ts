import { GAME_MODES } from '@trendverse/domain/games/game-run'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MalformedLog } from '../../../rules-kit/input-log'
import { recordRun } from '../../../rules-kit/record-run'
import { simulateRun } from '../../../rules-kit/simulate-run'
import { carefulPilot, RECORDED_RUNS } from '../../pilot'
import { samplePack as pack } from '../../testing/sample-pack'
import { type ForecastInput, forecastLog } from './forecast-input'
import type { ForecastState } from './forecast-state'
import { rules } from './rules'

/** Every figure of a run and the bounds it never leaves. */
const BOUNDS = {
  tick: [0, 7_200],
  case: [0, 9],
  percent: [0, 100],
  revealTicks: [0, 120],
  points: [0, 100_000],
} as const

function outOfBounds(run: ForecastState): string[] {
  const figures = Object.entries(BOUNDS).map(
    ([name, bounds]) => [name, run[name as keyof typeof BOUNDS], bounds] as const,
  )
  const locked = run.locked.map((percent) => ['locked', percent, [0, 100]] as const)
  const faults = [...figures, ...locked].flatMap(([name, value, [low, high]]) => {
    const isSound = Number.isSafeInteger(value) && !Object.is(value, -0) && value >= low && value <= high
    return isSound ? [] : [`${name} ${value} at tick ${run.tick}`]
  })
  return run.locked.length > 10 || run.percent % 5 !== 0 ? [...faults, `at tick ${run.tick}`] : faults
}

const someMode = fc.constantFrom(...GAME_MODES)
const someInput: fc.Arbitrary<ForecastInput> = fc.oneof(
  fc.nat(20).map((step) => ({ kind: 'set' as const, percent: 5 * step })),
  fc.constantFrom({ kind: 'lock' as const }, { kind: 'next' as const }),
)
/** Whatever a frame might hand over by mistake. */
const oddInput: fc.Arbitrary<ForecastInput> = fc.oneof(
  someInput,
  fc.double().map((percent) => ({ kind: 'set' as const, percent })),
)

describe('a run of forecasts', () => {
  it.each(RECORDED_RUNS)('has whole numbers within their bounds at every tick: $name', ({ name, mode, pilot }) => {
    const play = pilot(name)
    const faults: string[] = []
    recordRun(rules, { seed: name, pack, mode }, (run) => {
      faults.push(...outOfBounds(run))
      return play(run)
    })
    expect(faults).toEqual([])
  })

  it('stays within its bounds whatever it is given', () => {
    fc.assert(
      fc.property(someMode, fc.array(fc.option(oddInput), { maxLength: 400 }), (mode, inputs) => {
        const run = { ...rules.init('', pack, mode) }
        for (const input of inputs) {
          rules.advance(run, input)
          expect(outOfBounds(run)).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })

  it('goes on alike by step and by advance, and a frozen state survives', () => {
    fc.assert(
      fc.property(someMode, fc.array(fc.option(someInput), { maxLength: 300 }), (mode, inputs) => {
        const draft = { ...rules.init('frozen', pack, mode) }
        let frozen: ForecastState = deepFreeze({ ...draft })
        for (const input of inputs) {
          const before = { ...frozen }
          const next = rules.step(frozen, input === null ? null : deepFreeze(input))
          expect(frozen).toEqual(before)
          rules.advance(draft, input)
          frozen = deepFreeze(next)
        }
        expect(frozen).toEqual(draft)
      }),
      { numRuns: 40 },
    )
  })

  it('ends alike when its log is played again', () => {
    for (const { name, mode, pilot } of RECORDED_RUNS) {
      const { end, log } = recordRun(rules, { seed: name, pack, mode }, pilot(name))
      expect(simulateRun(rules, { seed: name, pack, mode, log }), name).toEqual(end)
    }
  })

  it('differs by pack', () => {
    const { end, log } = recordRun(rules, { seed: '', pack, mode: 'normal' }, carefulPilot(''))
    const others = { cases: pack.cases.map(({ brokeOut }) => ({ brokeOut: !brokeOut })) }
    expect(simulateRun(rules, { seed: '', pack: others, mode: 'normal', log }).points).not.toBe(end.points)
  })

  it('that was left early ends as it stood', () => {
    const log = forecastLog.encode({ entries: [{ tick: 3, input: { kind: 'set', percent: 85 } }], ticks: 9 })
    const end = simulateRun(rules, { seed: '', pack, mode: 'normal', log })
    expect(end).toMatchObject({ tick: 9, end: 'playing', percent: 85, points: 0 })
  })

  it('that goes on after it was over is refused', () => {
    const { log } = recordRun(rules, { seed: '', pack, mode: 'normal' }, carefulPilot(''))
    const { entries, ticks } = forecastLog.decode(log)
    const longer = forecastLog.encode({ entries, ticks: ticks + 1 })
    expect(() => simulateRun(rules, { seed: '', pack, mode: 'normal', log: longer })).toThrow(MalformedLog)
  })
})

describe('logs of strangers', () => {
  const real = recordRun(rules, { seed: '', pack, mode: 'normal' }, carefulPilot('real')).log

  it('end in a state or in the one error, whatever bytes come', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), mutated(real)), (log) => {
        const end = replayed(log)
        if (end === null) return
        accepted += 1
        expect(outOfBounds(end)).toEqual([])
      }),
      { numRuns: 400 },
    )
    expect(accepted).toBeGreaterThan(0)
  })

  it('have one spelling each', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 12 }), mutated(real)), (bytes) => {
        try {
          expect(forecastLog.encode(forecastLog.decode(bytes))).toEqual(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedLog)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each<[what: string, bytes: readonly number[]]>([
    ['an answer above 100', [1, 22, 1, 0]],
    ['a byte between answers and keys', [1, 31, 1, 0]],
    ['a key nobody has', [1, 34, 1, 0]],
    ['bytes after the end', [1, 32, 1, 0, 0]],
    ['no end', [1, 32]],
    ['two inputs in one tick', [1, 5, 0, 32, 1, 0]],
  ])('are refused with %s', (_, bytes) => {
    expect(() => forecastLog.decode(Uint8Array.from(bytes))).toThrow(MalformedLog)
  })

  it('are refused above 16 KB', () => {
    expect(() => forecastLog.decode(new Uint8Array(16_385).fill(1))).toThrow('too long')
  })

  it('survive the way there and back with every kind of input', () => {
    fc.assert(
      fc.property(fc.array(someInput, { maxLength: 40 }), (inputs) => {
        const log = { entries: inputs.map((input, index) => ({ tick: 7 * index, input })), ticks: 400 }
        expect(forecastLog.decode(forecastLog.encode(log))).toEqual(log)
      }),
      { numRuns: 60 },
    )
  })
})

/** The end of a run, or null where its log is none. */
function replayed(log: Uint8Array): ForecastState | null {
  try {
    return simulateRun(rules, { seed: '', pack, mode: 'normal', log })
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedLog)
    return null
  }
}

/** A real log with some bytes changed, cut or hung on. */
function mutated(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const changes = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(40)), { maxLength: 3 })
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
