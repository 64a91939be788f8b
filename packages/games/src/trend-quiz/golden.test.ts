import { describe, expect, it } from 'vitest'
import { recordRun } from '../rules-kit/record-run'
import { simulateRun } from '../rules-kit/simulate-run'
import golden from './golden/v1.json'
import { trendQuizPackSchema } from './pack'
import { carefulPilot, clumsyPilot, guessingPilot, RECORDED_RUNS } from './pilot'
import { rules } from './rules/v1/rules'
import { samplePack } from './testing/sample-pack'

const pack = trendQuizPackSchema.parse(golden.pack)

describe('recorded flights of version 1', () => {
  it.each(golden.runs)('end as they did when they were recorded: $name', ({ seed, mode, log, end }) => {
    const again = simulateRun(rules, {
      seed,
      pack,
      mode: mode === 'calm' ? 'calm' : 'normal',
      log: Uint8Array.from(Buffer.from(log, 'base64url')),
    })
    const { plan, ...state } = again
    expect(state).toEqual(end)
  })

  it('are ten, of both modes, and end in every way a flight can', () => {
    expect(golden.runs.map(({ name }) => name)).toEqual(RECORDED_RUNS.map(({ name }) => name))
    expect(golden.runs).toHaveLength(10)
    expect(new Set(golden.runs.map(({ end }) => end.end))).toEqual(new Set(['arrived', 'wrecked', 'out_of_time']))
  })

  it('are of this version', () => {
    expect(golden.version).toBe(rules.version)
  })
})

describe('what the rules reward', () => {
  it('is knowing: careful pilots make more than guessing ones, and those more than clumsy ones', () => {
    const median = (pilot: typeof carefulPilot): number => {
      const points = Array.from({ length: 15 }, (_, round) => {
        const seed = `reward/${round}`
        return recordRun(rules, { seed, pack: samplePack, mode: 'normal' }, pilot(seed)).end.points
      })
      return points.toSorted((a, b) => a - b)[7] ?? 0
    }
    const [careful, guessing, clumsy] = [median(carefulPilot), median(guessingPilot), median(clumsyPilot)]
    expect(careful).toBeGreaterThan(1.3 * guessing)
    expect(guessing).toBeGreaterThan(2 * clumsy)
  })
})
