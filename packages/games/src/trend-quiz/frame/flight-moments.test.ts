import { describe, expect, it } from 'vitest'
import { recordRun } from '../../rules-kit/record-run'
import { carefulPilot, clumsyPilot } from '../pilot'
import type { FlightState } from '../rules/v1/flight-state'
import { rules } from '../rules/v1/rules'
import { samplePack } from '../testing/sample-pack'
import { createAchievements, newMoments, readMoments } from './flight-moments'

const start = rules.init('moments', samplePack, 'normal')
const flight = (change: Partial<FlightState>): FlightState => ({ ...start, ...change })
const moments = (before: Partial<FlightState>, now: Partial<FlightState>) =>
  readMoments(flight(before), flight(now), newMoments())

/** What a whole flight shows. */
function seen(pilot: typeof carefulPilot, seed: string) {
  const shown = { sparks: 0, scrapes: 0, gates: [] as number[], right: 0, ended: 0, achievements: [] as string[] }
  const into = newMoments()
  const achievements = createAchievements()
  let before: FlightState | null = null
  const watch = (now: FlightState): void => {
    if (before !== null) {
      readMoments(before, now, into)
      shown.sparks += into.spark ? 1 : 0
      shown.scrapes += into.scrape ? 1 : 0
      if (into.gate >= 0) shown.gates.push(into.gate)
      shown.right += into.isRight ? 1 : 0
      shown.ended += into.ended ? 1 : 0
      shown.achievements.push(...achievements.newIn(before, now))
    }
    before = { ...now }
  }
  const fly = pilot(seed)
  const { end } = recordRun(rules, { seed, pack: samplePack, mode: 'normal' }, (state) => {
    watch(state)
    return fly(state)
  })
  watch(end)
  return { shown, end }
}

describe('what is seen and heard of a flight', () => {
  it.each([
    ['careful', carefulPilot],
    ['clumsy', clumsyPilot],
  ])('is all that happens in it: %s', (name, pilot) => {
    const { shown, end } = seen(pilot, `moments/${name}`)
    expect(shown.scrapes).toBe(end.scrapes)
    // Two sparks may lie within one tick's way.
    expect(shown.sparks).toBeGreaterThan(end.sparks * 0.9)
    expect(shown.gates).toEqual(Array.from({ length: end.gatesPassed }, (_, gate) => gate))
    expect(shown.right).toBe(end.wasRight.toString(2).replaceAll('0', '').length)
    expect(shown.ended).toBe(1)
    expect(new Set(shown.achievements).size).toBe(shown.achievements.length)
  })

  it('tells of a chain that was lost only when there was one to lose', () => {
    expect(moments({ chain: 24 }, { chain: 12 }).chainLost).toBe(24)
    expect(moments({ chain: 40 }, { chain: 0, scrapes: 1 }).chainLost).toBe(40)
    expect(moments({ chain: 11 }, { chain: 5 }).chainLost).toBe(0)
    expect(moments({ chain: 24 }, { chain: 25 }).chainLost).toBe(0)
  })

  it('warns of a low hull when it falls below the line, and not again', () => {
    expect(moments({ hull: 40 }, { hull: 28 }).hullLow).toBe(true)
    expect(moments({ hull: 28 }, { hull: 10 }).hullLow).toBe(false)
  })

  it('knows through which ring of which gate one went', () => {
    const passed = { gatesPassed: 3, wentLeft: 0b100, wasRight: 0b100, wasClean: 0b001 }
    expect(moments({ gatesPassed: 2, wasClean: 0b001 }, passed)).toMatchObject({
      gate: 2,
      isLeft: true,
      isRight: true,
      isClean: false,
    })
  })
})

describe('achievements', () => {
  it('name the good moments', () => {
    const earned = (before: Partial<FlightState>, now: Partial<FlightState>) =>
      createAchievements().newIn(flight(before), flight(now))
    expect(earned({}, {})).toEqual([])
    expect(earned({}, { gatesPassed: 1, wasRight: 1, wasClean: 1 })).toEqual(['Through the ring'])
    expect(earned({}, { gatesPassed: 1, wasClean: 1 })).toEqual([])
    expect(earned({}, { chain: 50, sparks: 1 })).toEqual(['Fifty sparks in a row'])
    expect(earned({ combo: 4 }, { combo: 5, gatesPassed: 5 })).toEqual(['Five correct in a row'])
    expect(earned({ wasRight: 1023 }, { wasRight: 1023, end: 'arrived' })).toEqual([
      'Arrived without a scratch',
      'Ten out of ten',
    ])
    const twice = createAchievements()
    expect(twice.newIn(flight({ chain: 49 }), flight({ chain: 50, sparks: 1 }))).toHaveLength(1)
    expect(twice.newIn(flight({ chain: 49, sparks: 8 }), flight({ chain: 50, sparks: 9 }))).toEqual([])
    expect(earned({ scrapes: 2 }, { scrapes: 2, end: 'wrecked' })).toEqual([])
  })
  it('remember a scratch that has healed', () => {
    const arrived = { wasRight: 3, end: 'arrived' } as const
    const unhurt = createAchievements()
    expect(unhurt.newIn(flight({ hull: 100 }), flight({ ...arrived, hull: 100 }))).toEqual([
      'Arrived without a scratch',
    ])
    const healed = createAchievements()
    healed.newIn(flight({ hull: 100 }), flight({ hull: 82 }))
    healed.newIn(flight({ hull: 82 }), flight({ hull: 100 }))
    expect(healed.newIn(flight({ hull: 100 }), flight({ ...arrived, hull: 100 }))).toEqual([])
  })
})
