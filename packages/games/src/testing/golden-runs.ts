import { describe, expect, it } from 'vitest'
import { logBytes } from '../frame-kit/log-text'
import type { GameRules } from '../game-definition'
import { simulateRun } from '../rules-kit/simulate-run'

/** Runs of one version as they were recorded, with the state each ended in. */
type GoldenRuns = {
  readonly version: number
  readonly runs: readonly {
    readonly name: string
    readonly seed: string
    readonly mode: string
    /** base64url */
    readonly log: string
    readonly end: { readonly end: string }
  }[]
}

type Expected<Pack, State extends object, Input> = {
  readonly rules: GameRules<Pack, State, Input>
  readonly golden: GoldenRuns
  readonly pack: Pack
  /** Names of all runs that must be recorded. */
  readonly names: readonly string[]
  /** Every way a run can end. */
  readonly ends: readonly string[]
}

/** The tests that freeze a version of a game's rules. */
export function testGoldenRuns<Pack, State extends object, Input>({
  rules,
  golden,
  pack,
  names,
  ends,
}: Expected<Pack, State, Input>): void {
  describe(`recorded runs of version ${golden.version}`, () => {
    it.each(golden.runs)('end as they did when they were recorded: $name', ({ seed, mode, log, end }) => {
      const state = simulateRun(rules, {
        seed,
        pack,
        mode: mode === 'calm' ? 'calm' : 'normal',
        log: logBytes(log),
      })
      expect({ ...state, plan: undefined }).toEqual({ ...end, plan: undefined })
    })

    it('are all that were recorded, and end in every way a run can', () => {
      expect(golden.runs.map(({ name }) => name)).toEqual(names)
      expect(new Set(golden.runs.map(({ end }) => end.end))).toEqual(new Set(ends))
    })

    it('are of this version', () => {
      expect(golden.version).toBe(rules.version)
    })
  })
}
