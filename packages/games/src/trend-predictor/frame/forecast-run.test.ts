import { describe, expect, it } from 'vitest'
import { logBytes } from '../../frame-kit/log-text'
import { simulateRun } from '../../rules-kit/simulate-run'
import { type ForecastInput, REVEAL_TICKS } from '../rules/v1/forecast-input'
import { rules } from '../rules/v1/rules'
import { samplePack } from '../testing/sample-pack'
import { ForecastRun } from './forecast-run'

const PLAN = { seed: 'one', pack: samplePack, mode: 'normal' } as const

const answer = (run: ForecastRun, percent: number): void => {
  const inputs: readonly (ForecastInput | null)[] = [
    { kind: 'set', percent },
    { kind: 'lock' },
    ...Array.from({ length: REVEAL_TICKS }, () => null),
    { kind: 'next' },
  ]
  for (const input of inputs) run.play(input)
}

/** A run of so many answered cases. */
function playedRun(cases: number): ForecastRun {
  const run = new ForecastRun(PLAN, null)
  run.begin()
  for (let one = 0; one < cases; one += 1) answer(run, 80)
  return run
}

function begun(saved: string | null): ForecastRun {
  const run = new ForecastRun(PLAN, saved)
  run.begin()
  return run
}

describe('a run that was saved', () => {
  it('goes on at the case it was left at, and its log holds the whole of it', () => {
    const save = playedRun(3).save()
    const run = new ForecastRun(PLAN, save)
    expect(run.isSaved).toBe(true)
    expect(run.stage.now).toMatchObject({ case: 0, points: 0 })
    run.begin()
    expect(run.stage.now).toMatchObject({ case: 3, stage: 'asking', locked: [80, 80, 80] })
    for (let one = 3; one < 10; one += 1) answer(run, 20)
    expect(run.stage.isOver).toBe(true)
    const again = simulateRun(rules, { ...PLAN, log: logBytes(run.log()) })
    expect(again).toMatchObject({ end: 'finished', points: run.stage.now.points, locked: run.stage.now.locked })
  })

  it('can be left before its first answer, and is still the same run', () => {
    const run = new ForecastRun(PLAN, playedRun(0).save())
    expect(run.isSaved).toBe(true)
    run.begin()
    expect(run.stage.now).toMatchObject({ case: 0, stage: 'asking', locked: [] })
  })

  it('keeps a locked answer, so that nobody can take it back by leaving', () => {
    const run = playedRun(1)
    run.play({ kind: 'set', percent: 100 })
    run.play({ kind: 'lock' })
    expect(begun(run.save()).stage.now).toMatchObject({ case: 1, stage: 'revealing', locked: [80, 100] })
  })

  it('begins from its start when it is begun again, or when what was saved is to be forgotten', () => {
    const run = begun(playedRun(3).save())
    run.begin()
    expect(run.stage.now).toMatchObject({ case: 0, locked: [] })
    const other = new ForecastRun(PLAN, playedRun(3).save())
    other.forgetSaved()
    other.begin()
    expect(other.stage.now).toMatchObject({ case: 0, locked: [] })
  })

  it('has nothing to save once it has ended', () => {
    expect(playedRun(10).save()).toBe('')
  })

  const save = JSON.parse(playedRun(3).save()) as object
  it.each<[what: string, saved: string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['another seed', JSON.stringify({ ...save, seed: 'two' })],
    ['other rules', JSON.stringify({ ...save, rulesVersion: 2 })],
    ['no log', JSON.stringify({ ...save, log: 5 })],
    ['a broken log', JSON.stringify({ ...save, log: '!' })],
    ['a text that is no save', '{'],
    ['an ended run', JSON.stringify({ ...save, log: playedRun(10).log() })],
  ])('begins anew with %s', (_, saved) => {
    const run = new ForecastRun(PLAN, saved)
    expect(run.isSaved).toBe(false)
    run.begin()
    expect(run.stage.now).toMatchObject({ case: 0, locked: [], points: 0 })
    expect(run.stage.ticks).toBe(0)
  })
})
