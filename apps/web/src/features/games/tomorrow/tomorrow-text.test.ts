import { describe, expect, it } from 'vitest'
import { barText, brierText, fateText, roundText } from './tomorrow-text'
import { typeDigit } from './typed-percent'

const QUESTION = {
  source: 'hacker-news',
  bar: 600,
  resolvesAt: '2026-11-24T06:00:00.000Z',
  stage: 'running',
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
    expect(fate({ outcome: settled(812, true) })).toBe('It broke out: 812 points.')
    expect(fate({ outcome: settled(1, false) })).toBe('It did not break out: 1 point.')
    expect(fate({ stage: 'due' })).toContain('The next reading')
    expect(fate({ stage: 'dropped' })).toContain('counts for nobody')
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
    expect(text(true, [item])).toBe('Open until 10:05 UTC on 23 Nov. Until then you can change your mind.')
    expect(text(false, [item])).toBe('Sealed. The next result is due at 06:00 UTC on 24 Nov.')
    expect(text(false, [item, known])).toBe(
      'Sealed. Results in: 1 of 2. The next result is due at 06:00 UTC on 24 Nov.',
    )
  })

  it('say what the visitor made of it', () => {
    expect(text(false, [known, known])).toBe('Settled. You scored 19,950 of 20,000 points.')
    expect(text(false, [{ ...(known as object), points: null } as never])).toBe('Settled.')
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
