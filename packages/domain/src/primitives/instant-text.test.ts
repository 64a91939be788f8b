import { describe, expect, it } from 'vitest'
import { instantText } from './instant-text'

describe('instantText', () => {
  it('names an instant on the clock of its reader', () => {
    const atMs = Date.UTC(2026, 2, 3, 23, 5)
    expect(instantText(atMs, 'UTC')).toBe('3 March 2026 at 23:05 UTC')
    expect(instantText(atMs, 'Europe/Zurich')).toBe('4 March 2026 at 00:05 CET')
  })
})
