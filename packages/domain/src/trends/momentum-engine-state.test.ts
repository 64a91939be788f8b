import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../primitives/app-error'
import { MomentumEngine } from './momentum-engine'
import { history, hostileSnapshots, replay } from './momentum-engine.fixtures'

describe('MomentumEngine.serialise', () => {
  it('continues bit for bit after being written and restored at any point', () => {
    const snapshots = history(260)
    const unbroken = replay(new MomentumEngine({ timeUnitHours: 1 }), snapshots)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 259 }), (cut) => {
        const first = new MomentumEngine({ timeUnitHours: 1 })
        replay(first, snapshots.slice(0, cut))
        const state = first.serialise()
        const second = MomentumEngine.restore(state, { timeUnitHours: 1 })
        expect(second.serialise()).toBe(state)
        expect(replay(second, snapshots.slice(cut))).toEqual(unbroken.slice(cut))
      }),
      { numRuns: 12 },
    )
  })

  it('continues bit for bit on hostile histories too', () => {
    fc.assert(
      fc.property(hostileSnapshots, hostileSnapshots, (before, after) => {
        const unbroken = new MomentumEngine({ timeUnitHours: 1 })
        replay(unbroken, before)
        const restored = MomentumEngine.restore(unbroken.serialise(), { timeUnitHours: 1 })
        expect(replay(restored, after)).toEqual(replay(unbroken, after))
      }),
    )
  })

  it('never lets a NaN in the engine out through its state', () => {
    fc.assert(
      fc.property(hostileSnapshots, (snapshots) => {
        const engine = new MomentumEngine({ timeUnitHours: 24 })
        replay(engine, snapshots)
        expect(() => MomentumEngine.restore(engine.serialise(), { timeUnitHours: 24 })).not.toThrow()
      }),
    )
  })
})

describe('MomentumEngine.restore', () => {
  const engine = new MomentumEngine({ timeUnitHours: 1 })
  replay(engine, history(60))
  const state = engine.serialise()
  const restoring = (text: string) => () => MomentumEngine.restore(text, { timeUnitHours: 1 })
  const changed = (part: Record<string, unknown>): string =>
    JSON.stringify({ ...(JSON.parse(state) as Record<string, unknown>), ...part })

  it.each(['', 'null', '[]', '{}', '7', '"text"', '{"version":1}', 'NaN'])('refuses %j, which is no state', (text) => {
    expect(restoring(text)).toThrow(AppError)
    expect(restoring(text)).toThrow(/momentum state cannot be used/)
  })

  it('refuses an older version and another time unit', () => {
    expect(restoring(changed({ version: 0 }))).toThrow(/version 0/)
    expect(() => MomentumEngine.restore(state, { timeUnitHours: 24 })).toThrow(/another unit/)
  })

  it.each([0.1, 0.5, 0.9, 0.999])('refuses a state cut short at %d of its length', (part) => {
    expect(restoring(state.slice(0, Math.floor(state.length * part)))).toThrow(/not JSON/)
  })

  it.each<[string, Record<string, unknown>]>([
    ['numbers', { numbers: {} }],
    ['cells', { cells: 'AAAA' }],
    ['pending', { pending: [99_999] }],
    ['counts', { counts: [1, -1, 0] }],
    ['sightings', { sightings: { perItem: [1], numbers: '' } }],
    ['items', { items: [{ id: 1 }] }],
    ['clock', { clock: 7 }],
  ])('refuses a state with damaged %s', (_, part) => {
    expect(restoring(changed(part))).toThrow(/momentum state cannot be used/)
  })

  it('restores into the same answers after JSON has been through a store', () => {
    const next = history(61).slice(60)
    const restored = MomentumEngine.restore(JSON.parse(JSON.stringify(state)) as string, { timeUnitHours: 1 })
    expect(replay(restored, next)).toEqual(replay(engine, next))
  })
})
