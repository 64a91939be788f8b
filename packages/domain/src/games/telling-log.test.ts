import { describe, expect, it } from 'vitest'
import { isTellingLog } from './telling-log'

describe('a log that tells a copy', () => {
  it.each([
    ['time', 240, true],
    ['time', 239, false],
    ['time', 0, false],
    ['moves', 5_000, false],
  ] as const)('%s, %i characters: %s', (measure, length, isTelling) => {
    expect(isTellingLog(measure, 'A'.repeat(length))).toBe(isTelling)
  })
})
