import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replayRun } from './replay-run'
import golden from './trend-quiz/golden/v1.json'

const content = JSON.stringify(golden.pack)
const runOf = (recorded: (typeof golden.runs)[number]) => ({
  gameId: 'trend-quiz',
  rulesVersion: 1,
  seed: recorded.seed,
  mode: recorded.mode === 'calm' ? ('calm' as const) : ('normal' as const),
  content,
  log: Uint8Array.from(Buffer.from(recorded.log, 'base64url')),
})
const [first] = golden.runs
if (first === undefined) throw new Error('there should be a recorded run')

describe('playing a run again', () => {
  it.each(golden.runs)('ends it with the points it was recorded with: $name', (recorded) => {
    const { points, tick } = recorded.end
    expect(replayRun(runOf(recorded))).toMatchObject({ kind: 'ended', points, ticks: tick })
  })

  it('tells how each part of it came out, where the game says so', () => {
    const marksOf = (name: string) => {
      const recorded = golden.runs.find((run) => run.name === name)
      return recorded && replayRun(runOf(recorded))
    }
    const [right, wrong, open] = ['right', 'wrong', 'open']
    expect(marksOf('clumsy')).toMatchObject({
      marks: [right, wrong, right, wrong, wrong, right, wrong, open, open, open],
    })
    expect(marksOf('calm-out-of-time')).toMatchObject({ marks: Array.from({ length: 10 }, () => open) })
  })

  it('depends on the seed', () => {
    const outcome = replayRun({ ...runOf(first), seed: 'another' })
    expect(outcome).not.toMatchObject({ points: first.end.points })
  })

  it('takes no run that was left before its end', () => {
    const nothing = Uint8Array.of(0, 0)
    expect(replayRun({ ...runOf(first), log: nothing })).toEqual({
      kind: 'malformed',
      reason: 'it ends before the run was over',
    })
  })

  it('knows no other games and versions', () => {
    for (const rulesVersion of [0, 2, 1.5, Number.NaN]) {
      expect(replayRun({ ...runOf(first), rulesVersion })).toEqual({ kind: 'unknown_rules' })
    }
    for (const gameId of ['trend-predictor', '__proto__', 'toString', '']) {
      expect(replayRun({ ...runOf(first), gameId })).toEqual({ kind: 'unknown_rules' })
    }
  })

  it('says of whatever bytes come that they are no log, or how the run ends', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (log) => {
        expect(['ended', 'malformed']).toContain(replayRun({ ...runOf(first), log }).kind)
      }),
      { numRuns: 200 },
    )
    expect(replayRun({ ...runOf(first), log: new Uint8Array(30_000).fill(1) })).toMatchObject({ kind: 'malformed' })
  })
})
