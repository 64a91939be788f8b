import { describe, expect, it } from 'vitest'
import { simulateRun } from '../rules-kit/simulate-run'
import golden from './golden/v1.json'
import { trendPredictorPackSchema } from './pack'
import { RECORDED_RUNS } from './pilot'
import { rules } from './rules/v1/rules'

const pack = trendPredictorPackSchema.parse(golden.pack)

describe('recorded runs of version 1', () => {
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

  it('are ten, of both modes, and end in every way a run can', () => {
    expect(golden.runs.map(({ name }) => name)).toEqual(RECORDED_RUNS.map(({ name }) => name))
    expect(golden.runs).toHaveLength(10)
    expect(new Set(golden.runs.map(({ end }) => end.end))).toEqual(new Set(['finished', 'out_of_time']))
  })

  it('are of this version', () => {
    expect(golden.version).toBe(rules.version)
  })
})
