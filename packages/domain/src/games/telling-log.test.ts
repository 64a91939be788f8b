import { describe, expect, it } from 'vitest'
import { isTellingLog } from './telling-log'

describe('a log that tells a copy', () => {
  it.each([
    ['normal', 240, true],
    ['normal', 239, false],
    ['normal', 0, false],
    ['calm', 5_000, false],
  ] as const)('%s, %i characters: %s', (mode, length, isTelling) => {
    expect(isTellingLog(mode, 'A'.repeat(length))).toBe(isTelling)
  })
})
