import type { Draft, GameRules } from '../../../game-definition'
import { type CourseItem, CRAFT_RADIUS, GATE_RADIUS, GATE_X, GATES } from './course'
import { type FlightInput, flightLog, LIMITS } from './flight-input'
import { type FlightPack, type FlightState, FULL_HULL, startFlight } from './flight-state'
import { isWaiting, steer } from './steer'

const SPARK_REACH = 1350
const SPARK_POINTS = 2
/** A spark is worth one part more for every twelve of the chain, up to four parts. */
const CHAIN_STEP = 12
const CHAIN_BONUS_MAX = 3

const ROCK_DAMAGE = 12
/** 1.25 s, so that one mistake does not cost a whole run. */
const GRACE_TICKS = 75

const GATE_POINTS = 200
const RING_POINTS = 50
const COMBO_MAX = 5
const GATE_REPAIR = 6
const GATE_DAMAGE = 18
/** 1.7 s */
const BOOST_TICKS = 100

const HULL_POINTS = 10
const ALL_RIGHT_POINTS = 1000
const ALL_GATES = (1 << GATES) - 1

/**
 * Trend Quiz Challenge: ten gates with two rings each; who flies through the ring of the trend that did more goes on richer
 * and faster, and gathers sparks on the way. The questions decide: someone careful makes about 1.7 times what someone makes
 * who guesses and flies as well.
 */
export const rules: GameRules<FlightPack, FlightState, FlightInput> = {
  version: 1,
  init: startFlight,
  step(flight, input) {
    const next = { ...flight }
    advance(next, input)
    return next
  },
  advance,
  score: ({ points, tick }) => ({ points, ticks: tick }),
  isOver: ({ end }) => end !== 'flying',
  isWaiting,
  log: flightLog,
}

function advance(flight: Draft<FlightState>, input: FlightInput | null): void {
  if (flight.end !== 'flying') return
  flight.tick += 1
  if (flight.boostTicks > 0) flight.boostTicks -= 1
  if (flight.graceTicks > 0) flight.graceTicks -= 1
  steer(flight, input)
  meetItems(flight)
  if (flight.hull === 0) flight.end = 'wrecked'
  else if (flight.z >= flight.plan.course.end) arrive(flight)
  else if (flight.tick >= LIMITS.maxTicks) flight.end = 'out_of_time'
}

function meetItems(flight: Draft<FlightState>): void {
  const { items } = flight.plan.course
  let item = items[flight.nextItem]
  while (item !== undefined && item.z <= flight.z && flight.hull > 0) {
    meet(flight, item)
    flight.nextItem += 1
    item = items[flight.nextItem]
  }
}

function meet(flight: Draft<FlightState>, item: CourseItem): void {
  switch (item.kind) {
    case 'gate':
      passGate(flight, item.gate)
      break
    case 'rock':
      if (flight.graceTicks === 0 && isWithin(flight, item.x, item.y, item.radius + CRAFT_RADIUS)) scrape(flight)
      break
    case 'spark':
      if (isWithin(flight, item.x, item.y, SPARK_REACH)) collect(flight)
      else flight.chain >>= 1
      break
  }
}

function isWithin(flight: FlightState, x: number, y: number, reach: number): boolean {
  const offX = flight.x - x
  const offY = flight.y - y
  return offX * offX + offY * offY <= reach * reach
}

function collect(flight: Draft<FlightState>): void {
  flight.sparks += 1
  flight.chain += 1
  flight.points += SPARK_POINTS * (1 + Math.min(CHAIN_BONUS_MAX, Math.trunc(flight.chain / CHAIN_STEP)))
}

function scrape(flight: Draft<FlightState>): void {
  flight.scrapes += 1
  flight.chain = 0
  flight.graceTicks = GRACE_TICKS
  damage(flight, ROCK_DAMAGE)
}

function passGate(flight: Draft<FlightState>, gate: number): void {
  const bit = 1 << gate
  const isLeft = flight.x < 0
  const isClean = isWithin(flight, isLeft ? -GATE_X : GATE_X, 0, GATE_RADIUS)
  flight.gatesPassed = gate + 1
  flight.choice = 0
  if (isLeft) flight.wentLeft |= bit
  if (isClean) flight.wasClean |= bit
  if (isLeft !== flight.plan.isLeftRight[gate]) {
    flight.combo = 0
    flight.boostTicks = 0
    damage(flight, GATE_DAMAGE)
    return
  }
  flight.wasRight |= bit
  flight.combo = Math.min(COMBO_MAX, flight.combo + 1)
  flight.points += GATE_POINTS * flight.combo + (isClean ? RING_POINTS : 0)
  flight.hull = Math.min(FULL_HULL, flight.hull + GATE_REPAIR)
  flight.boostTicks = BOOST_TICKS
}

function damage(flight: Draft<FlightState>, by: number): void {
  flight.hull = Math.max(0, flight.hull - by)
}

function arrive(flight: Draft<FlightState>): void {
  flight.end = 'arrived'
  flight.points += HULL_POINTS * flight.hull + (flight.wasRight === ALL_GATES ? ALL_RIGHT_POINTS : 0)
}
