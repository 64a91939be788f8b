import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MalformedLog } from '../../../rules-kit/input-log'
import { recordRun } from '../../../rules-kit/record-run'
import { simulateRun } from '../../../rules-kit/simulate-run'
import { RECORDED_RUNS } from '../../pilot'
import { samplePack as pack } from '../../testing/sample-pack'
import { type BoardInput, boardLog, LIMITS } from './board-input'
import { type BoardState, countOf } from './board-state'
import { rules } from './rules'

const someInput: fc.Arbitrary<BoardInput> = fc.oneof(
  fc.record({ kind: fc.constant('toggle' as const), scrap: fc.nat(15) }),
  fc.constant({ kind: 'submit' as const }),
  fc.constant({ kind: 'shuffle' as const }),
  fc.record({ kind: fc.constant('caption' as const), caption: fc.nat(2) }),
)
/** What no player's page sends, and a caller might. */
const oddInput: fc.Arbitrary<BoardInput> = fc.oneof(
  someInput,
  fc.record({ kind: fc.constant('toggle' as const), scrap: fc.double() }),
  fc.record({ kind: fc.constant('caption' as const), caption: fc.double() }),
)

function faultsOf(board: BoardState): readonly string[] {
  const within = (name: string, value: number, low: number, high: number): string[] =>
    Number.isSafeInteger(value) && !Object.is(value, -0) && value >= low && value <= high ? [] : [`${name} ${value}`]
  return [
    ...within('tick', board.tick, 0, LIMITS.maxTicks),
    ...within('selected', board.selected, 0, 65_535),
    ...within('selected scraps', countOf(board.selected), 0, 4),
    ...within('mistakes', board.mistakes, 0, 4),
    ...within('shuffles', board.shuffles, 0, LIMITS.maxTicks),
    ...within('captioning', board.captioning, -1, 3),
    ...within('points', board.points, 0, 1_600),
    ...within('places', new Set(board.order).size, 16, 16),
    ...within('found', new Set(board.found).size, board.found.length, 4),
    ...within('guesses', board.guesses.length, board.found.length + board.mistakes, 8),
    ...board.captions.flatMap((caption) => within('caption', caption, -1, 2)),
  ]
}

describe('a run', () => {
  it.each(RECORDED_RUNS)('has whole numbers within their bounds at every tick: $name', ({ name, mode, pilot }) => {
    const play = pilot(`bounds/${name}`)
    const faults: string[] = []
    recordRun(rules, { seed: `bounds/${name}`, pack, mode }, (board) => {
      faults.push(...faultsOf(board))
      return play(board)
    })
    expect(faults).toEqual([])
  })

  it('stays within its bounds whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.option(oddInput), { maxLength: 80 }), (seed, inputs) => {
        const board = { ...rules.init(seed, pack, 'normal') }
        for (const input of inputs) {
          rules.advance(board, input)
          expect(faultsOf(board)).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
  })

  it('goes on alike by step and by advance, and a frozen state survives', () => {
    fc.assert(
      fc.property(fc.array(fc.option(someInput), { maxLength: 120 }), (inputs) => {
        const draft = { ...rules.init('frozen', pack, 'normal') }
        let frozen = deepFreeze({ ...draft })
        for (const input of inputs) {
          const next = rules.step(frozen, input)
          rules.advance(draft, input)
          frozen = deepFreeze(next)
        }
        expect(frozen).toEqual(draft)
      }),
      { numRuns: 60 },
    )
  })

  it('has one solution: of all sets of four, the four groups alone are right', () => {
    const right: number[] = []
    for (let set = 0; set < 65_536; set += 1) {
      if (countOf(set) !== 4) continue
      const board = rules.step({ ...rules.init('one', pack, 'normal'), selected: set }, { kind: 'submit' })
      if (board.result === 'right') right.push(set)
    }
    expect(right).toEqual([0x000f, 0x00f0, 0x0f00, 0xf000])
  })

  it('ends alike when its log is played again', () => {
    for (const { name, mode, pilot } of RECORDED_RUNS) {
      const seed = `again/${name}`
      const { end, log } = recordRun(rules, { seed, pack, mode }, pilot(seed))
      expect(simulateRun(rules, { seed, pack, mode, log }), name).toEqual(end)
    }
  })

  it('that was left early ends as it stood, and none goes on after it was over', () => {
    const { log } = recordRun(
      rules,
      { seed: 'over', pack, mode: 'normal' },
      RECORDED_RUNS[0]?.pilot('over') ?? (() => null),
    )
    const { entries, ticks } = boardLog.decode(log)
    const early = boardLog.encode({ entries: entries.slice(0, 3), ticks: 3 })
    expect(simulateRun(rules, { seed: 'over', pack, mode: 'normal', log: early })).toMatchObject({
      end: 'playing',
      tick: 3,
    })
    const longer = boardLog.encode({ entries, ticks: ticks + 1 })
    expect(() => simulateRun(rules, { seed: 'over', pack, mode: 'normal', log: longer })).toThrow(MalformedLog)
  })
})

describe('logs of strangers', () => {
  it('end in a state or in the one error, whatever bytes come, and have one spelling', () => {
    let accepted = 0
    const dense = fc
      .array(fc.nat(22), { maxLength: 60 })
      .map((inputs) => Uint8Array.from([...inputs.flatMap((one) => [1, one]), 1, 0]))
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), dense), (log) => {
        try {
          const end = simulateRun(rules, { seed: 'fuzz', pack, mode: 'normal', log })
          accepted += 1
          expect(faultsOf(end)).toEqual([])
          expect(boardLog.encode(boardLog.decode(log))).toEqual(log)
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedLog)
        }
      }),
      { numRuns: 600 },
    )
    expect(accepted).toBeGreaterThan(0)
  })

  it.each<[what: string, bytes: readonly number[]]>([
    ['an input there is not', [0, 22, 1, 0]],
    ['bytes after the end', [0, 1, 1, 0, 0]],
    ['a cut', [0, 1, 1]],
  ])('are refused with %s', (_, bytes) => {
    expect(() => boardLog.decode(Uint8Array.from(bytes))).toThrow(MalformedLog)
  })

  it('survive the way there and back with every kind of input', () => {
    fc.assert(
      fc.property(fc.array(someInput, { maxLength: 60 }), (inputs) => {
        const log = { entries: inputs.map((input, tick) => ({ tick, input })), ticks: inputs.length }
        expect(boardLog.decode(boardLog.encode(log))).toEqual(log)
      }),
      { numRuns: 100 },
    )
  })
})

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
