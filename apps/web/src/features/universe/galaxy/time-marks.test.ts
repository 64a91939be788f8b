import { hourOf } from '@trendverse/domain/galaxy/life'
import { expect, it } from 'vitest'
import { timeMarks } from './time-marks'

const hour = (text: string): number => hourOf(Date.parse(text))
const marks = (from: string, to: string) => timeMarks(hour(from), hour(to))
const texts = (from: string, to: string) => marks(from, to).map(({ text }) => text)

it('names days, months or years, as many as have room, each with its year', () => {
  expect(texts('2026-11-20T10:00:00Z', '2026-11-24T09:00:00Z')).toEqual(['21 Nov 2026', '22 Nov 2026', '23 Nov 2026'])
  expect(texts('2026-09-20T00:00:00Z', '2026-12-31T00:00:00Z')).toEqual(['Oct 2026', 'Nov 2026', 'Dec 2026'])
  expect(texts('2024-03-01T00:00:00Z', '2027-12-31T00:00:00Z')).toEqual(['2025', '2026', '2027'])
})

it('puts a date where it begins', () => {
  const [first] = marks('2026-12-31T12:00:00Z', '2027-01-02T12:00:00Z')
  expect(first).toEqual({ share: 0.25, text: '1 Jan 2027' })
})

it('says the first day of a galaxy that has seen no other, or whose next one has no room', () => {
  const first = [{ share: 0, text: '20 Nov 2026' }]
  expect(marks('2026-11-20T10:00:00Z', '2026-11-20T18:00:00Z')).toEqual(first)
  expect(marks('2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z')).toEqual(first)
  expect(marks('2026-11-20T10:00:00Z', '2026-11-21T01:00:00Z')).toEqual(first)
})

it.each(Array.from({ length: 24 }, (_, step) => Math.round(3 * 1.6 ** step)))(
  'has one to four marks over %d hours, in order and with room for their words',
  (hours) => {
    const first = hour('2020-03-05T07:00:00Z')
    const shown = timeMarks(first, first + hours)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThanOrEqual(4)
    const shares = shown.map(({ share }) => share)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.8)
    for (const { text } of shown) expect(text).toMatch(/\b20\d\d$/)
  },
)
