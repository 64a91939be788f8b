import { describe, expect, it } from 'vitest'
import { isTellingLog } from './telling-log'

describe('a log that tells a copy', () => {
  it.each([
    ['clocked', 240, true],
    ['clocked', 239, false],
    ['clocked', 0, false],
    ['unhurried', 5_000, false],
  ] as const)('%s, %i characters: %s', (pace, length, isTelling) => {
    expect(isTellingLog(pace, 'A'.repeat(length))).toBe(isTelling)
  })
})
