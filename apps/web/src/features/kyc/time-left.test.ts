import { describe, expect, it } from 'vitest'
import { minutesLeftText, timeLeftText } from './time-left'

describe('the time that is left', () => {
  it.each([
    [1_800_000, '30:00', '30 minutes are left.'],
    [1_799_001, '30:00', '30 minutes are left.'],
    [1_799_000, '29:59', '30 minutes are left.'],
    [65_000, '1:05', '2 minutes are left.'],
    [60_000, '1:00', 'Less than a minute is left.'],
    [1, '0:01', 'Less than a minute is left.'],
    [0, '0:00', 'No time is left.'],
  ])('%d ms is %s', (leftMs, text, spoken) => {
    expect([timeLeftText(leftMs), minutesLeftText(leftMs)]).toEqual([text, spoken])
  })
})
