import { describe, expect, it } from 'vitest'
import { preciseDateIso, preciseDateText } from './precise-date-text'

const newYear = '2012-01-01T00:00:00.000Z'

describe('preciseDateText', () => {
  it.each([
    ['year', '2012', '2012'],
    ['month', 'January 2012', '2012-01'],
    ['day', '1 January 2012', '2012-01-01'],
  ] as const)('shows no more than the %s that is known', (precision, text, iso) => {
    expect(preciseDateText(newYear, precision)).toBe(text)
    expect(preciseDateIso(newYear, precision)).toBe(iso)
  })

  it('keeps the calendar day wherever it is read', () => {
    const zone = process.env.TZ
    process.env.TZ = 'Pacific/Honolulu'
    expect(preciseDateText(newYear, 'day')).toBe('1 January 2012')
    expect(preciseDateText(newYear, 'year')).toBe('2012')
    process.env.TZ = zone
  })

  it('says nothing of an unreadable date', () => {
    expect(preciseDateText('soon', 'day')).toBe('')
  })
})
