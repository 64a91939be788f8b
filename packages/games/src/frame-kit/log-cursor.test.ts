import { describe, expect, it } from 'vitest'
import type { GameRules } from '../game-definition'
import { inputCodec } from '../rules-kit/input-log'
import { createLogCursor, findMarks, seek } from './log-cursor'
import { RunStage } from './run-stage'

type Sum = { readonly tick: number; readonly sum: number }

/** The smallest game: inputs add up, and at 100 it is over. */
const rules: GameRules<null, Sum, number> = {
  version: 1,
  init: () => ({ tick: 0, sum: 0 }),
  step: ({ tick, sum }, input) => ({ tick: tick + 1, sum: sum + (input ?? 0) }),
  advance(draft, input) {
    draft.tick += 1
    draft.sum += input ?? 0
  },
  score: ({ sum, tick }) => ({ points: sum, ticks: tick }),
  isOver: ({ sum }) => sum >= 100,
  isWaiting: () => false,
  log: inputCodec<number>({ maxTicks: 900, maxLogBytes: 64 }, { write: (input) => [input], read: (first) => first }),
}

const log = {
  entries: [
    { tick: 0, input: 1 },
    { tick: 5, input: 10 },
    { tick: 9, input: 20 },
  ],
  ticks: 20,
}
const newStage = () => new RunStage(rules, rules.init('s', null, 'normal'))

describe('the inputs of a log', () => {
  it('come at their ticks, and again after going back', () => {
    const cursor = createLogCursor(log)
    const all = () => Array.from({ length: 12 }, (_, tick) => cursor.at(tick) ?? 0)
    expect(all()).toEqual([1, 0, 0, 0, 0, 10, 0, 0, 0, 20, 0, 0])
    expect(all()).toEqual([1, 0, 0, 0, 0, 10, 0, 0, 0, 20, 0, 0])
    expect([cursor.at(9), cursor.at(5), cursor.at(6), cursor.at(9)]).toEqual([20, 10, null, 20])
  })
})

describe('a run that is shown', () => {
  it('stands where it is told to, forwards and backwards, and not beyond its end', () => {
    const [stage, cursor] = [newStage(), createLogCursor(log)]
    const at = (tick: number) => {
      seek(stage, cursor, tick)
      return { ticks: stage.ticks, ...stage.now }
    }
    expect(at(6)).toEqual({ ticks: 6, tick: 6, sum: 11 })
    expect(stage.before).toEqual({ tick: 5, sum: 1 })
    expect(at(20)).toEqual({ ticks: 20, tick: 20, sum: 31 })
    expect(at(3)).toEqual({ ticks: 3, tick: 3, sum: 1 })
    expect(at(500)).toMatchObject({ ticks: 20, sum: 31 })
    expect(at(-4)).toMatchObject({ ticks: 0, sum: 0 })
  })

  it('never changes the objects a picture holds on to', () => {
    const [stage, cursor] = [newStage(), createLogCursor(log)]
    const { before, now } = stage
    seek(stage, cursor, 7)
    seek(stage, cursor, 2)
    expect(stage.before).toBe(before)
    expect(stage.now).toBe(now)
  })

  it('ends where its rules end it, however long its log', () => {
    const [stage, cursor] = [newStage(), createLogCursor({ entries: [{ tick: 3, input: 100 }], ticks: 20 })]
    seek(stage, cursor, 20)
    expect(stage.ticks).toBe(4)
    expect(stage.isOver).toBe(true)
  })

  it('knows after which ticks something happened, and stands at its start again', () => {
    const [stage, cursor] = [newStage(), createLogCursor(log)]
    expect(findMarks(stage, cursor, (before, now) => now.sum > before.sum)).toEqual([1, 6, 10])
    expect(stage.ticks).toBe(0)
    expect(stage.now).toEqual({ tick: 0, sum: 0 })
  })
})
