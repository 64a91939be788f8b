import { describe, expect, it } from 'vitest'
import { readCarriedMessage } from './carried-message'

describe('readCarriedMessage', () => {
  it('reads what a page handed over', () => {
    for (const kind of ['success', 'trial', 'verified']) {
      const message = { kind, text: 'Done.' }
      expect(readCarriedMessage({ message, key: 'a' })).toEqual(message)
    }
  })

  it.each([
    undefined,
    null,
    {},
    { message: 'x' },
    { message: { kind: 'evil', text: 'x' } },
    { message: { kind: 'success' } },
    { message: { kind: 'trial', text: 'x'.repeat(301) } },
  ])('finds nothing in %j', (state) => {
    expect(readCarriedMessage(state)).toBeNull()
  })
})
