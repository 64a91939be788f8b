import { describe, expect, it } from 'vitest'
import { recordRun } from '../../rules-kit/record-run'
import { carefulPilot, guessingPilot } from '../pilot'
import type { FlightState } from '../rules/v1/flight-state'
import { rules } from '../rules/v1/rules'
import { samplePack } from '../testing/sample-pack'
import { endSaid, openRace, raceResult, standing } from './race'

const PLAN = { seed: 'race', pack: samplePack, mode: 'normal' } as const
const start = rules.init(PLAN.seed, PLAN.pack, PLAN.mode)

/** A run, and what it had at each of its gates. */
function flown(pilot: typeof carefulPilot) {
  const fly = pilot('race')
  const atGates: FlightState[] = []
  const { log, end } = recordRun(rules, PLAN, (state) => {
    if (state.gatesPassed > atGates.length) atGates.push({ ...state })
    return fly(state)
  })
  return { log, end, atGates }
}

describe('a race against another run', () => {
  it('tells the lead at each gate and at the end from the points of both', () => {
    const ghost = flown(guessingPilot)
    const own = flown(carefulPilot)
    const race = openRace(start, rules.log.decode(ghost.log))
    for (const [gate, flight] of own.atGates.entries())
      expect(race.leadAtGate(flight)).toBe(flight.points - (ghost.atGates[gate]?.points ?? ghost.end.points))
    expect(race.leadAtEnd(own.end)).toBe(own.end.points - ghost.end.points)
    expect(race.leadAtEnd(ghost.end)).toBe(0)
  })

  it('flies the ghost from its start to its end, and again after a restart', () => {
    const ghost = flown(carefulPilot)
    const race = openRace(start, rules.log.decode(ghost.log))
    expect(race.stage.ticks).toBe(0)
    for (let tick = 0; tick < ghost.end.tick + 10; tick += 1) race.advance()
    expect(race.stage.now.points).toBe(ghost.end.points)
    race.restart()
    race.advance()
    expect(race.stage.ticks).toBe(1)
  })

  it("uses the ghost's final points for gates it never reached", () => {
    const race = openRace(start, { entries: [], ticks: 60 })
    expect(race.leadAtGate({ ...start, gatesPassed: 3, points: 700 })).toBe(700 - race.stage.now.points)
  })

  it('is told in plain words', () => {
    expect([240, -1_030, 0].map(standing)).toEqual([
      '240 ahead of the ghost',
      '1,030 behind the ghost',
      'Level with the ghost',
    ])
    expect([1_240, -1, 0].map(raceResult)).toEqual([
      'You beat the ghost by 1,240 points.',
      'The ghost won by 1 point.',
      'You tied with the ghost.',
    ])
  })

  it('writes every figure of the end alike', () => {
    expect(endSaid({ points: 11_420 }, raceResult(1_240))).toBe(
      'The flight is over. 11,420 points. You beat the ghost by 1,240 points.',
    )
    expect(endSaid({ points: 1 }, '')).toBe('The flight is over. 1 point.')
  })
})
