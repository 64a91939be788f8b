import { describe, expect, it } from 'vitest'
import { logBytes } from '../../frame-kit/log-text'
import { simulateRun } from '../../rules-kit/simulate-run'
import golden from '../golden/v1.json'
import { memeMakerPackSchema } from '../pack'
import { rules } from '../rules/v1/rules'
import { readTimeline } from './replay-timeline'

const pack = memeMakerPackSchema.parse(golden.pack)
/** Of a message about a replay. */
const MOST_TICKS = 216_000

const timelineOf = ({ seed, log }: { readonly seed: string; readonly log: string }) =>
  readTimeline(rules.init(seed, pack, 'normal'), rules.log.decode(logBytes(log)))

describe('the timeline of a replay', () => {
  it.each(golden.runs)('ends as the run did, and no message about it is too long: $name', (run) => {
    const { start, moments, ticks, marks } = timelineOf(run)
    const end = simulateRun(rules, { seed: run.seed, pack, mode: 'normal', log: logBytes(run.log) })
    const { tick: _moves, ...shown } = (moments.at(-1) ?? { board: start }).board
    const { tick, end: ended, ...played } = end
    expect(shown).toMatchObject(played)
    expect(ticks).toBeLessThanOrEqual(MOST_TICKS)
    expect(marks).toHaveLength(end.guesses.length)
    expect(marks.length).toBeLessThanOrEqual(40)
    expect(moments.every((moment, index) => moment.tick > (moments[index - 1]?.tick ?? 0))).toBe(true)
  })

  it('names each guess and gives each input time to be followed', () => {
    const run = golden.runs.find(({ name }) => name === 'one-mistake')
    if (run === undefined) throw new Error('that run was not recorded')
    const { moments, marks, ticks } = timelineOf(run)
    expect(marks.map(({ label }) => label)).toEqual(['Guess 1', 'Guess 2', 'Guess 3', 'Guess 4', 'Guess 5'])
    expect(ticks).toBe(moments.at(-1)?.tick)
    expect(ticks / 60).toBeGreaterThan(15)
    expect(ticks / 60).toBeLessThan(40)
  })

  it('leaves out what changed nothing', () => {
    const start = rules.init('x', pack, 'normal')
    const entries = [
      { tick: 0, input: { kind: 'submit' } as const },
      { tick: 1, input: { kind: 'caption', caption: 2 } as const },
      { tick: 3, input: { kind: 'toggle', scrap: 5 } as const },
    ]
    const { moments } = readTimeline(start, { entries, ticks: 9 })
    expect(moments.map(({ input }) => input.kind)).toEqual(['toggle'])
  })
})
