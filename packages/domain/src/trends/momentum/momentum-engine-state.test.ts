import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../primitives/app-error'
import { HOUR_MS } from '../../primitives/time'
import { numbersToText } from './bytes-text'
import { MomentumEngine } from './momentum-engine'
import { history, hostileSnapshots, replay, row, START_MS, stateOf } from './momentum-engine.fixtures'
import { fill, type StateParts } from './state-parts'
import { LOGGED_WIDTH } from './training-log'

describe('MomentumEngine.serialise', () => {
  it('continues bit for bit after being written and restored at any point', () => {
    const snapshots = history(360)
    const unbroken = replay(new MomentumEngine({ timeUnitHours: 1 }), snapshots)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (cut) => {
        const first = new MomentumEngine({ timeUnitHours: 1 })
        replay(first, snapshots.slice(0, cut))
        const state = stateOf(first)
        const second = MomentumEngine.restore(state, { timeUnitHours: 1 })
        expect(stateOf(second)).toEqual(state)
        expect(replay(second, snapshots.slice(cut))).toEqual(unbroken.slice(cut))
      }),
      { numRuns: 12 },
    )
  })

  it('continues with the chances it had learnt while nothing new is resolved', () => {
    const engine = new MomentumEngine({ timeUnitHours: 1 })
    replay(engine, history(360))
    const restored = MomentumEngine.restore(stateOf(engine), { timeUnitHours: 1 })
    const sameInstant = { observedAtMs: START_MS + 359 * HOUR_MS, observations: [row('new'), row('story-359-0')] }
    const answer = restored.observe(sameInstant)
    expect(answer.forecasts).toHaveLength(1)
    expect(answer).toEqual(engine.observe(sameInstant))
  })

  it('continues bit for bit on hostile histories too', () => {
    fc.assert(
      fc.property(hostileSnapshots, hostileSnapshots, (before, after) => {
        const unbroken = new MomentumEngine({ timeUnitHours: 1 })
        replay(unbroken, before)
        const restored = MomentumEngine.restore(stateOf(unbroken), { timeUnitHours: 1 })
        expect(replay(restored, after)).toEqual(replay(unbroken, after))
      }),
    )
  })

  it('never lets a NaN in the engine out through its state', () => {
    fc.assert(
      fc.property(hostileSnapshots, (snapshots) => {
        const engine = new MomentumEngine({ timeUnitHours: 24 })
        replay(engine, snapshots)
        expect(() => MomentumEngine.restore(stateOf(engine), { timeUnitHours: 24 })).not.toThrow()
      }),
    )
  })
})

describe('MomentumEngine.restore', () => {
  const engine = new MomentumEngine({ timeUnitHours: 1 })
  replay(engine, history(60))
  const state = stateOf(engine)
  const restoring = (parts: StateParts) => () => MomentumEngine.restore(parts, { timeUnitHours: 1 })
  /** The state with some fields of a part replaced. */
  const changed = (name: string, fields: Record<string, unknown>): StateParts => ({
    ...state,
    [name]: JSON.stringify({ ...(JSON.parse(state[name] ?? '') as Record<string, unknown>), ...fields }),
  })

  it.each(['', 'null', '[]', '{}', '7', '"text"', '{"version":1}', 'NaN'])('refuses %j, which is no state', (text) => {
    expect(restoring({ engine: text })).toThrow(AppError)
    expect(restoring({ engine: text })).toThrow(/momentum state cannot be used/)
  })

  it('refuses no parts at all, and the one text of an earlier version', () => {
    expect(restoring({})).toThrow(/part engine is missing/)
    expect(restoring({ model: '{"version":1}' })).toThrow(/part engine is missing/)
    expect(restoring(JSON.parse('{"__proto__":{"engine":"{}"}}') as StateParts)).toThrow(/part engine is missing/)
  })

  it('refuses another version and another time unit', () => {
    expect(restoring(changed('engine', { version: 4 }))).toThrow(/version 4/)
    expect(() => MomentumEngine.restore(state, { timeUnitHours: 24 })).toThrow(/another unit/)
  })

  it.each(Object.keys(state))('refuses a state whose part %s is missing or cut short', (name) => {
    const { [name]: text = '', ...others } = state
    expect(restoring(others)).toThrow(`part ${name} is missing`)
    expect(restoring({ ...others, [name]: text.slice(0, Math.floor(text.length / 2)) })).toThrow(/not JSON/)
  })

  it.each<[string, string, Record<string, unknown>]>([
    ['numbers', 'engine', { numbers: {} }],
    ['clock', 'engine', { clock: 7 }],
    ['counts of peaks', 'engine', { resolved: [1, -1, 0] }],
    ['number of items', 'engine', { items: 1e9 }],
    ['number of forecasts', 'engine', { forecasts: [0, 0.5, 1] }],
    ['words', 'titles', { hits: 'AAAA' }],
    ['cells of items', 'items-0', { cells: 'AAAA' }],
    ['ids of items', 'items-0', { ids: [7] }],
    ['ids of forecasts', 'forecasts-0', { ids: [] }],
    ['statements', 'forecasts-0', { statements: '' }],
    ['counts of statements', 'forecasts-0', { stated: [8] }],
    ['training items', 'forecasts-0', { training: { places: [0], words: [200], sightings: [1] } }],
    ['sightings', 'forecasts-0', { training: { places: [], words: [], sightings: [], titles: '', numbers: 'AAAA' } }],
  ])('refuses a state with damaged %s', (_, name, fields) => {
    expect(restoring(changed(name, fields))).toThrow(/momentum state cannot be used/)
  })

  it('restores into the same answers after JSON has been through a store', () => {
    const next = history(61).slice(60)
    const restored = MomentumEngine.restore(JSON.parse(JSON.stringify(state)) as StateParts, { timeUnitHours: 1 })
    expect(replay(restored, next)).toEqual(replay(engine, next))
  })
})

/** A state as version 2 wrote it: no later statements and no caps, but the logits of first sights and of logged sightings. */
function asVersion2(state: StateParts, logit: number): StateParts {
  const widened = (text: unknown, width: number, at: number, array: Float64Array | Float32Array): string => {
    fill(array, text, 'numbers')
    const rows = Array.from({ length: array.length / width }, (_, place) => [
      ...array.subarray(place * width, (place + 1) * width),
    ])
    const numbers = rows.flatMap((cells) => cells.toSpliced(at, 0, logit))
    return numbersToText(array instanceof Float32Array ? Float32Array.from(numbers) : Float64Array.from(numbers))
  }
  return Object.fromEntries(
    Object.entries(state).map(([name, text]) => {
      const part = JSON.parse(text)
      if (name === 'engine') {
        const { lateOutcomes: _late, surestFirst: _first, surestLater: _later, ...numbers } = part.numbers
        return [name, JSON.stringify({ ...part, version: 2, numbers })]
      }
      if (!name.startsWith('forecasts-')) return [name, text]
      const { stated: _stated, statements: _statements, ...kept } = part
      const sightings = part.training.sightings.reduce((sum: number, count: number) => sum + count, 0)
      const cells = widened(part.cells, 3, 1, new Float64Array(3 * part.ids.length))
      const numbers = widened(
        part.training.numbers,
        LOGGED_WIDTH,
        LOGGED_WIDTH,
        new Float32Array(sightings * LOGGED_WIDTH),
      )
      return [name, JSON.stringify({ ...kept, cells, training: { ...part.training, numbers } })]
    }),
  )
}

describe('a state of version 2', () => {
  const engine = new MomentumEngine({ timeUnitHours: 1 })
  replay(engine, history(360))
  const restoring = (): MomentumEngine => MomentumEngine.restore(asVersion2(stateOf(engine), -2), { timeUnitHours: 1 })
  const learntOf = (state: StateParts): Record<string, unknown> => {
    const {
      lateOutcomes: _late,
      surestFirst: _first,
      surestLater: _later,
      ...numbers
    } = JSON.parse(state.engine ?? '').numbers
    return { numbers, titles: state.titles, items: state['items-0'] }
  }

  it('continues with everything it had learnt; what it did not know begins empty', () => {
    const restored = stateOf(restoring())
    expect(learntOf(restored)).toEqual(learntOf(stateOf(engine)))
    const { numbers } = JSON.parse(restored.engine ?? '')
    const fresh = JSON.parse(stateOf(new MomentumEngine({ timeUnitHours: 1 })).engine ?? '').numbers
    for (const name of ['lateOutcomes', 'surestFirst', 'surestLater']) expect(numbers[name]).toBe(fresh[name])
  })

  it('ranks as before, keeps what it was learning from, and is written as the version of today', () => {
    const restored = restoring()
    const { training, ids } = JSON.parse(stateOf(restored)['forecasts-1'] ?? '')
    const before = JSON.parse(stateOf(engine)['forecasts-1'] ?? '')
    expect({ training, ids }).toEqual({ training: before.training, ids: before.ids })
    const next = history(400).slice(360)
    const momenta = (one: MomentumEngine): number[] =>
      replay(one, next).flatMap(({ scores }) => scores.map(({ momentum }) => momentum))
    expect(momenta(restored)).toEqual(momenta(MomentumEngine.restore(stateOf(engine), { timeUnitHours: 1 })))
    expect(() => MomentumEngine.restore(stateOf(restored), { timeUnitHours: 1 })).not.toThrow()
  })

  it('learns from its first sights by the logits it kept', () => {
    const [first] = JSON.parse(stateOf(restoring())['forecasts-1'] ?? '').stated
    expect(first).toBe(1)
  })
})
