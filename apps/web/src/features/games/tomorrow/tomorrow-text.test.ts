import { describe, expect, it } from 'vitest'
import { barText, brierText, fateText, isNamedAlike, learningText, roundText, sayingText } from './tomorrow-text'
import { typeDigit } from './typed-percent'

const QUESTION = {
  source: 'hacker-news',
  bar: 600,
  resolvesAt: '2026-11-24T06:00:00.000Z',
  stage: 'running',
  counts: [],
  outcome: null,
} as const
const settled = (peak: number, brokeOut: boolean) => ({ peak, brokeOut, resolvedAt: QUESTION.resolvesAt })

describe('the words of a question', () => {
  it('name the bar to the last count', () => {
    expect(barText(QUESTION)).toBe('600 points on Hacker News by 06:00 UTC on 24 Nov')
    expect(barText({ ...QUESTION, source: 'google-trends', bar: 12_345 })).toContain('12,345 searches on Google Trends')
  })

  it('say how it ended, or what is waited for', () => {
    const fate = (parts: object) => fateText({ ...QUESTION, ...parts })
    expect(fate({})).toBeNull()
    expect(fate({ counts: [{ at: QUESTION.resolvesAt, count: 600 }] })).toBe('It has cleared the bar.')
    expect(fate({ outcome: settled(812, true) })).toBe('It broke out: 812 points.')
    expect(fate({ outcome: settled(1, false) })).toBe('It didn’t break out: 1 point.')
    expect(fate({ stage: 'due' })).toContain('The next measurement')
    expect(fate({ stage: 'dropped' })).toContain('doesn’t count')
  })

  it('name the story only where it is called something else', () => {
    expect(isNamedAlike('Tidal clock', 'Tidal clock')).toBe(true)
    expect(isNamedAlike('Show HN: Paper robots you can build for forty dollars', 'Paper robots you can…')).toBe(true)
    expect(isNamedAlike('Tidal clock', 'Clocks of the sea')).toBe(false)
  })

  it('have three decimals for a score', () => {
    expect([0, 0.0814, 0.25].map(brierText)).toEqual(['0.000', '0.081', '0.250'])
  })
})

describe('the words of a round', () => {
  const item = { ...QUESTION, points: null } as never
  const known = { ...QUESTION, stage: 'settled', outcome: settled(9, false), points: 9_975 } as never
  const text = (isOpen: boolean, items: readonly never[]) =>
    roundText({ isOpen, closesAt: '2026-11-23T10:05:00.000Z', items })

  it('say until when it is open, and then what comes next', () => {
    expect(text(true, [item])).toBe('Open until 10:05 UTC on 23 Nov. You can change your mind until then.')
    expect(text(false, [item])).toBe('Closed. The next result is due at 06:00 UTC on 24 Nov.')
    expect(text(false, [item, known])).toBe(
      'Closed. Results in: 1 of 2. The next result is due at 06:00 UTC on 24 Nov.',
    )
  })

  it('say what the visitor made of it', () => {
    const against = (enginePoints: number | null) =>
      ({
        ...(known as object),
        others: { enginePercent: 5, basePercent: 10, enginePoints, basePoints: 9_900 },
      }) as never
    expect(text(false, [against(9_000), against(null)])).toBe(
      'All results are in. You scored 19,950 of 20,000 points. Your opponent scored 18,900.',
    )
    expect(text(false, [{ ...(known as object), points: null } as never])).toBe('All results are in.')
  })
})

describe('the words of what is said', () => {
  const said = (isKept: boolean, changed: number, missing: number) => sayingText({ isKept, changed, missing })

  it('tell what is left to do', () => {
    expect(said(false, 0, 10)).toBe('Move a slider or type a number, then lock in your forecasts.')
    expect(said(false, 1, 9)).toBe('1 forecast not locked in yet.')
    expect(said(false, 2, 8)).toBe('2 forecasts not locked in yet.')
    expect(said(false, 0, 3)).toBe('3 of the ten have no forecast yet.')
    expect(said(false, 0, 0)).toBe('All ten are locked in.')
    expect(said(true, 0, 1)).toMatch(/^Locked in\. .* 1 of the ten has no forecast yet\.$/)
    expect(said(true, 0, 0)).toMatch(/^Locked in\. .* yours\.$/)
  })

  it('name the sources the engine is still learning, once each, and only among what may be seen', () => {
    const of = (source: 'hacker-news' | 'lobsters', enginePercent: number | null) =>
      ({ source, others: { enginePercent, basePercent: 10, enginePoints: null, basePoints: null } }) as const
    const hidden = { source: 'hacker-news', others: null } as const
    expect(learningText([of('lobsters', 5), hidden])).toBeNull()
    expect(learningText([of('lobsters', null), of('lobsters', null), of('hacker-news', null)])).toBe(
      'The engine is still learning about Lobsters and Hacker News. There, you’re up against the base rate: how often things break out on average.',
    )
  })
})

describe('a number typed on a slider', () => {
  const type = (digits: string, everyMs = 100) =>
    digits
      .split('')
      .reduce<ReturnType<typeof typeDigit> | null>(
        (before, digit, index) => typeDigit(before, digit, index * everyMs),
        null,
      )?.percent

  it('is the nearest step, digit by digit', () => {
    expect(['0', '5', '35', '37', '38', '100'].map((digits) => type(digits))).toEqual([0, 5, 35, 35, 40, 100])
  })

  it('begins anew above a hundred, and after a while', () => {
    expect(type('955')).toBe(5)
    expect(type('35', 5_000)).toBe(5)
  })
})
