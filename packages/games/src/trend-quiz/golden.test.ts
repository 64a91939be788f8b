import { describe, expect, it } from 'vitest'
import { recordRun } from '../rules-kit/record-run'
import { testGoldenRuns } from '../testing/golden-runs'
import golden from './golden/v1.json'
import { trendQuizPackSchema } from './pack'
import { carefulPilot, clumsyPilot, guessingPilot, RECORDED_RUNS } from './pilot'
import { rules } from './rules/v1/rules'
import { samplePack } from './testing/sample-pack'

testGoldenRuns({
  rules,
  golden,
  pack: trendQuizPackSchema.parse(golden.pack),
  names: RECORDED_RUNS.map(({ name }) => name),
  ends: ['arrived', 'wrecked', 'out_of_time'],
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
