import { describe, expect, it } from 'vitest'
import type { CourseItem } from './course'
import { GATE_X } from './course'
import { type FlightState, startFlight } from './flight-state'
import { rules } from './rules'
import { isWaiting } from './steer'

const QUESTION = { wins: 'greater', left: { value: 2 }, right: { value: 1 } } as const
const PACK = { questions: Array.from({ length: 10 }, () => QUESTION) }

/** A flight that is about to meet the given items, one a tick, and touches nothing itself. */
function about(items: readonly CourseItem[], changes: Partial<FlightState> = {}): FlightState {
  const start = startFlight('seed', PACK, 'normal')
  const course = { items, gates: [], end: 1_000_000_000 }
  return { ...start, plan: { ...start.plan, course }, ...changes }
}

const play = (flight: FlightState, ticks = 1): FlightState =>
  Array.from({ length: ticks }).reduce<FlightState>((now) => rules.step(now, null), flight)

const spark = (z: number, x = 0): CourseItem => ({ kind: 'spark', z, x, y: 0 })
const rock = (z: number): CourseItem => ({ kind: 'rock', z, x: 0, y: 0, radius: 700 })
const gate = (number: number, z = 1): CourseItem => ({ kind: 'gate', z, gate: number })
const OUT_OF_REACH = 5_000
/** Left of the middle, on the ring: the right side of every question here. */
const IN_LEFT_RING = { x: -GATE_X, aimX: -GATE_X }
const IN_RIGHT_RING = { x: GATE_X, aimX: GATE_X }

describe('sparks', () => {
  it('are worth 2 points, and one part more for every twelve in a row, up to 8', () => {
    for (const [chain, points] of [
      [0, 2],
      [10, 2],
      [11, 4],
      [23, 6],
      [35, 8],
      [200, 8],
    ] as const) {
      expect(play(about([spark(1)], { chain })).points, `after ${chain}`).toBe(points)
    }
  })

  it('halve the chain where one is missed', () => {
    expect(play(about([spark(1, OUT_OF_REACH)], { chain: 25 }))).toMatchObject({ chain: 12, sparks: 0, points: 0 })
  })

  it('count within reach and not beyond', () => {
    expect(play(about([spark(1, 1350)])).sparks).toBe(1)
    expect(play(about([spark(1, 1351)])).sparks).toBe(0)
  })
})

describe('rocks', () => {
  it('cost hull and the chain', () => {
    expect(play(about([rock(1)], { chain: 40 }))).toMatchObject({ hull: 88, chain: 0, scrapes: 1, graceTicks: 75 })
  })

  it('do no harm for 1.25 s after a scrape, and harm again at its end', () => {
    const scraped = { graceTicks: 75, hull: 88 }
    expect(play(about([rock(1)], { ...scraped, graceTicks: 2 })).hull).toBe(88)
    expect(play(about([rock(1)], { ...scraped, graceTicks: 1 })).hull).toBe(76)
    const twice = about([rock(1), rock(2)])
    expect(play(twice).scrapes).toBe(1)
  })

  it('wreck the craft when its hull is gone, and nothing more is met', () => {
    const wreck = play(about([rock(1), spark(2), gate(0)], { hull: 12, ...IN_LEFT_RING, x: 0, aimX: 0 }))
    expect(wreck).toMatchObject({ end: 'wrecked', hull: 0, sparks: 0, gatesPassed: 0 })
    expect(rules.isOver(wreck)).toBe(true)
    expect(rules.step(wreck, { keys: 15 })).toEqual(wreck)
  })
})

describe('gates', () => {
  it('pay the right side by the combo, up to five times, and the ring itself', () => {
    for (const [combo, points] of [
      [0, 250],
      [1, 450],
      [3, 850],
      [4, 1050],
      [5, 1050],
    ] as const) {
      expect(play(about([gate(0)], { combo, ...IN_LEFT_RING })).points, `combo ${combo}`).toBe(points)
    }
    expect(play(about([gate(0)], { x: -100, aimX: -100 })).points).toBe(200)
  })

  it('mend the hull, never beyond full, and give 1.7 s of speed', () => {
    expect(play(about([gate(0)], { hull: 50, ...IN_LEFT_RING }))).toMatchObject({ hull: 56, boostTicks: 100 })
    expect(play(about([gate(0)], { hull: 97, ...IN_LEFT_RING })).hull).toBe(100)
    const boosted = about([], { boostTicks: 100 })
    expect(play(boosted, 40).speed - play(about([]), 40).speed).toBe(200)
    expect(play(boosted, 200).speed).toBe(play(about([]), 200).speed)
  })

  it('cost hull, combo and speed on the wrong side, and no points', () => {
    const wrong = play(about([gate(3)], { combo: 4, boostTicks: 50, points: 700, ...IN_RIGHT_RING }))
    expect(wrong).toMatchObject({ hull: 82, combo: 0, boostTicks: 0, points: 700, wasRight: 0, wentLeft: 0 })
    expect(wrong.wasClean).toBe(8)
  })

  it('remember which side each was passed on', () => {
    expect(play(about([gate(2)], IN_LEFT_RING))).toMatchObject({
      wentLeft: 4,
      wasRight: 4,
      wasClean: 4,
      gatesPassed: 3,
    })
  })

  it('know the right side of a question whose smaller value wins', () => {
    const pack = { questions: PACK.questions.map((one) => ({ ...one, wins: 'smaller' as const })) }
    expect(startFlight('seed', pack, 'normal').plan.isLeftRight).toEqual(Array.from({ length: 10 }, () => false))
  })

  it('are ten, or there is no flight', () => {
    expect(() => startFlight('seed', { questions: PACK.questions.slice(1) }, 'normal')).toThrow(RangeError)
  })
})

describe('the end of a flight', () => {
  const atEnd = (changes: Partial<FlightState>) => {
    const flight = about([], changes)
    return play({ ...flight, plan: { ...flight.plan, course: { ...flight.plan.course, end: 1 } } })
  }

  it('pays ten points for each of the hull, and 1,000 for ten right of ten', () => {
    expect(atEnd({ hull: 70, wasRight: 1022 })).toMatchObject({ end: 'arrived', points: 700 })
    expect(atEnd({ hull: 70, wasRight: 1023 })).toMatchObject({ end: 'arrived', points: 1700 })
  })

  it('comes at 150 s at the latest', () => {
    expect(play(about([], { tick: 8_998 })).end).toBe('flying')
    expect(play(about([], { tick: 8_999 })).end).toBe('out_of_time')
  })
})

describe('steering', () => {
  it('follows an aim and comes to rest there', () => {
    const there = play(rules.step(about([]), { aim: [40, -20] }), 120)
    expect(Math.abs(there.x - 40 * 128)).toBeLessThan(64)
    expect(Math.abs(there.y + 20 * 128)).toBeLessThan(64)
  })

  it('moves with keys while they are held, the way they say', () => {
    const left = play(rules.step(about([]), { keys: 1 | 4 }), 20)
    expect(left.x).toBeLessThan(-1024)
    expect(left.y).toBeGreaterThan(1024)
    const released = play(rules.step(left, { keys: 0 }), 60)
    expect(Math.abs(play(released, 30).x - released.x)).toBeLessThan(64)
    expect(play(rules.step(about([]), { keys: 1 | 2 | 4 | 8 }), 20)).toMatchObject({ x: 0, y: 0 })
  })

  it('takes no aim outside the field and no key it does not know', () => {
    const far = rules.step(about([]), { aim: [9_999, -9_999], keys: 255 })
    expect(far).toMatchObject({ aimX: 9216, aimY: -4608, keys: 15 })
    expect(rules.step(about([]), { aim: [Number.NaN, 1.5] })).toMatchObject({ aimX: 0, aimY: 128 })
  })
})

describe('calm flight', () => {
  const calm = startFlight('calm', PACK, 'calm')
  const waiting = play(calm, 600)

  it('has no rocks', () => {
    expect(calm.plan.course.items.some(({ kind }) => kind === 'rock')).toBe(false)
  })

  it('stops before the gate and waits as long as one likes', () => {
    expect(isWaiting(waiting)).toBe(true)
    expect(waiting.speed).toBe(0)
    expect(play(waiting, 600)).toMatchObject({ z: waiting.z, gatesPassed: 0, end: 'flying' })
  })

  it('flies through the ring that was chosen, whatever keys are held', () => {
    for (const [choice, wasRight] of [
      ['left', 1],
      ['right', 0],
    ] as const) {
      const chosen = rules.step(waiting, { choice, keys: choice === 'left' ? 2 : 1 })
      expect(isWaiting(chosen)).toBe(false)
      expect(play(chosen, 120)).toMatchObject({ gatesPassed: 1, wasClean: 1, wasRight, choice: 0 })
    }
  })

  it('is asked anew at each gate, and hears no choice before it has stopped', () => {
    expect(rules.step(calm, { choice: 'left' }).choice).toBe(0)
    const second = play(rules.step(waiting, { choice: 'left' }), 900)
    expect(isWaiting(second)).toBe(true)
    expect(second.gatesPassed).toBe(1)
  })

  it('is what normal flight never does', () => {
    const normal = startFlight('calm', PACK, 'normal')
    expect(rules.step(normal, { choice: 'left' })).toEqual(rules.step(normal, null))
    expect(play(normal, 700).gatesPassed).toBeGreaterThan(0)
  })
})
