import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../primitives/time'
import { chooseKey, NO_KEY_TRIED, type TriedKeys, WORTH_WAITING_MS } from './choose-key'
import { openedAt } from './circuit-breaker'
import { NOON_MS, poolKey } from './key.fixtures'
import { scoreKey } from './score-key'

const key = poolKey
const choose = (keys: Parameters<typeof chooseKey>[0], nowMs = NOON_MS, tried = NO_KEY_TRIED) =>
  chooseKey(keys, tried, nowMs)
const chosen = (keyId: string) => ({ kind: 'key', keyId })
const WAIT = { kind: 'wait' }
const NONE = { kind: 'none' }

describe('scoreKey (KP-07)', () => {
  it('weighs health 0.3, load 0.25, remaining daily quota 0.2, priority 0.15 and speed 0.1', () => {
    const worst = { health: 0, active: 3, usageToday: 100, priority: 10, avgResponseMs: 30_000 }
    const scoreOf = (changes: object) => scoreKey(key('a', { ...worst, ...changes }), NOON_MS)
    // priority 10 is still worth a tenth (OP-44)
    expect(scoreOf({})).toBeCloseTo(0.015)
    expect(scoreOf({ health: 100 })).toBeCloseTo(0.315)
    expect(scoreOf({ active: 0 })).toBeCloseTo(0.265)
    expect(scoreOf({ usageToday: 0 })).toBeCloseTo(0.215)
    expect(scoreOf({ priority: 1 })).toBeCloseTo(0.15)
    expect(scoreOf({ avgResponseMs: 0 })).toBeCloseTo(0.115)
    expect(scoreKey(key('a'), NOON_MS)).toBeCloseTo(1)
  })

  it('takes parts of each, never less than nothing (OP-45)', () => {
    const half = { health: 50, active: 1, maxConcurrent: 2, usageToday: 50, priority: 6, avgResponseMs: 15_000 }
    expect(scoreKey(key('a', half), NOON_MS)).toBeCloseTo(0.15 + 0.125 + 0.1 + 0.075 + 0.05)
    const over = { active: 9, usageToday: 300, avgResponseMs: 90_000 }
    expect(scoreKey(key('a', over), NOON_MS)).toBeCloseTo(0.3 + 0.15)
  })

  it('counts the uses of today only', () => {
    expect(scoreKey(key('a', { usageToday: 100 }), NOON_MS + DAY_MS)).toBeCloseTo(1)
  })
})

describe('chooseKey', () => {
  it('takes the highest score, the oldest of equals (OP-44)', () => {
    const keys = [key('young'), key('old', { createdAtMs: NOON_MS - 1 }), key('second', { priority: 2 })]
    expect(choose(keys)).toEqual(chosen('old'))
    expect(choose([key('busy', { active: 2 }), key('poor', { health: 60 })])).toEqual(chosen('poor'))
  })

  it('leaves out keys of another status, and says so at once', () => {
    expect(choose([])).toEqual(NONE)
    expect(choose([key('off', { status: 'inactive' })])).toEqual(NONE)
    expect(choose([key('none at a time', { maxConcurrent: 0 })])).toEqual(NONE)
  })

  it('waits while keys are merely busy (OP-48)', () => {
    expect(choose([key('full', { active: 3 }), key('off', { status: 'inactive' })])).toEqual(WAIT)
    expect(choose([key('almost', { active: 2 })])).toEqual(chosen('almost'))
  })

  it('leaves a spent quota alone until it starts again (KP-13, OP-51)', () => {
    const spent = key('spent', { usageToday: 100 })
    const midnight = NOON_MS + 12 * HOUR_MS
    expect(choose([spent])).toEqual(NONE)
    expect(choose([spent], midnight - WORTH_WAITING_MS - 1)).toEqual(NONE)
    expect(choose([spent], midnight - WORTH_WAITING_MS)).toEqual(WAIT)
    expect(choose([spent], midnight - 1)).toEqual(WAIT)
    expect(choose([spent], midnight)).toEqual(chosen('spent'))
    expect(choose([key('last unit', { usageToday: 99 })])).toEqual(chosen('last unit'))
    const month = key('month', { usageThisMonth: 1_000 })
    expect(choose([month], midnight)).toEqual(NONE)
    expect(choose([month], Date.UTC(2026, 3, 1) - 1)).toEqual(WAIT)
    expect(choose([month], Date.UTC(2026, 3, 1))).toEqual(chosen('month'))
    expect(choose([key('nothing', { dailyLimit: 0 })], midnight)).toEqual(NONE)
  })

  it('leaves a key alone while it rests, and asks again to the millisecond', () => {
    const resting = key('resting', { restsUntilMs: NOON_MS + MINUTE_MS })
    expect(choose([resting, key('other', { health: 1 })])).toEqual(chosen('other'))
    expect(choose([resting])).toEqual(NONE)
    expect(choose([resting], NOON_MS + 30 * SECOND_MS)).toEqual(WAIT)
    expect(choose([resting], NOON_MS + MINUTE_MS - 1)).toEqual(WAIT)
    expect(choose([resting], NOON_MS + MINUTE_MS)).toEqual(chosen('resting'))
  })

  it('leaves an open breaker alone, then asks one probe at a time (KP-09, OP-47)', () => {
    const open = key('open', { breaker: openedAt(NOON_MS) })
    expect(choose([open])).toEqual(NONE)
    expect(choose([open], NOON_MS + 30 * SECOND_MS - 1)).toEqual(NONE)
    expect(choose([open], NOON_MS + 30 * SECOND_MS)).toEqual(WAIT)
    expect(choose([open], NOON_MS + MINUTE_MS - 1)).toEqual(WAIT)
    expect(choose([open], NOON_MS + MINUTE_MS)).toEqual(chosen('open'))
    expect(choose([{ ...open, active: 1 }], NOON_MS + MINUTE_MS)).toEqual(WAIT)
  })

  it('asks a key that refused a call never again for it, one that failed it only when no other is free (OP-49)', () => {
    const tried = (changes: Partial<TriedKeys>): TriedKeys => ({ ...NO_KEY_TRIED, ...changes })
    const [best, poor] = [key('best'), key('poor', { health: 10 })]
    expect(choose([best, poor], NOON_MS, tried({ failed: new Set(['best']) }))).toEqual(chosen('poor'))
    expect(choose([best], NOON_MS, tried({ failed: new Set(['best']) }))).toEqual(chosen('best'))
    expect(choose([best, poor], NOON_MS, tried({ refused: new Set(['best']) }))).toEqual(chosen('poor'))
    expect(choose([best], NOON_MS, tried({ refused: new Set(['best']) }))).toEqual(NONE)
  })

  it('turns to a demo key last of all, a minute after it was made (KP-11, OP-46)', () => {
    const demo = key('demo', { status: 'demo', maxConcurrent: 1 })
    const later = NOON_MS + MINUTE_MS
    expect(choose([demo], later - 1)).toEqual(NONE)
    expect(choose([demo], later)).toEqual(chosen('demo'))
    expect(choose([{ ...demo, active: 1 }], later)).toEqual(NONE)
    expect(choose([demo, key('poor', { health: 0 })], later)).toEqual(chosen('poor'))
    expect(choose([demo, key('busy', { active: 3 })], later)).toEqual(WAIT)
    expect(choose([demo, key('spent', { usageToday: 100 })], later)).toEqual(chosen('demo'))
  })
})
