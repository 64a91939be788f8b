import { describe, expect, it } from 'vitest'
import { emptyHour, hourName, hoursLater, isKnownHour, standing, wentOn } from './hour-words'

const AT = '2026-11-20T18Z'
const AT_MS = Date.UTC(2026, 10, 20, 18)
const instant = (hours: number) => new Date(AT_MS + hours * 3_600_000).toISOString()

describe('words about an hour', () => {
  it('name it in UTC, and the hours around it', () => {
    expect(hourName(AT)).toBe('18:00 on 20 Nov 2026')
    expect(hoursLater(AT, 6)).toBe('2026-11-21T00Z')
    expect(hoursLater('2026-03-01T00Z', -1)).toBe('2026-02-28T23Z')
  })

  it.each([
    ['2026-11-20T18Z', true],
    ['2026-11-20T01Z', true],
    ['2026-11-20T00Z', false],
    ['2026-11-20T19Z', false],
  ])('know hours from the first evidence to now: %s, %s', (at, isKnown) => {
    expect(isKnownHour(at, { firstAt: '2026-11-20T01Z', nowAt: AT })).toBe(isKnown)
    expect(isKnownHour(at, { firstAt: null, nowAt: AT })).toBe(false)
  })

  it.each([
    [{ light: 1, peakAt: instant(0) }, 'At its peak'],
    [{ light: 0.404, peakAt: instant(2) }, 'On the rise, 40% as bright as at its peak'],
    [{ light: 0.999, peakAt: instant(2) }, 'On the rise, 99% as bright as at its peak'],
    [{ light: 0.001, peakAt: instant(-2) }, 'Fading, 1% as bright as at its peak'],
  ])('say how a trend stood: %j', (row, text) => {
    expect(standing(row, AT_MS)).toBe(text)
  })

  it.each([
    [0, null, 0, 'This was its peak. It’s still going.'],
    [3, 60, 91_234, 'It peaked 3 h later: about 90,000 people. Last seen 2 days later, on 23 Nov 2026.'],
    [-50, -3, 900, 'It peaked 2 days earlier: about 900 people. Last seen 3 h earlier, on 20 Nov 2026.'],
    [-1, 0, 900, 'It peaked 1 h earlier: about 900 people. Last seen this hour.'],
  ])('say how it went on: peak after %s h, end after %s h', (peak, end, people, text) => {
    const row = { peakAt: instant(peak), endedAt: end === null ? null : instant(end), people }
    expect(wentOn(row, AT_MS)).toBe(text)
  })

  it.each([
    ['2026-11-20T17Z', null, 'This hour hasn’t happened yet.'],
    ['2026-11-20T18Z', null, 'We haven’t seen any trends yet.'],
    ['2026-11-20T18Z', '2026-11-20T19Z', 'Our first trend is from 19:00 on 20 Nov 2026.'],
    ['2026-11-20T19Z', '2026-11-20T01Z', 'There’s nothing on this page.'],
  ])('say why there is nothing: now %s, first %s', (nowAt, firstAt, text) => {
    expect(emptyHour({ at: AT, nowAt, firstAt })).toBe(text)
  })
})
