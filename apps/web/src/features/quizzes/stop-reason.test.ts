import { AppError } from '@trendverse/domain/primitives/app-error'
import { describe, expect, it } from 'vitest'
import { stopReason } from './use-due-calls'

describe('why a quiz cannot go on', () => {
  it('is that nobody is signed in any more', () => {
    expect(stopReason(new AppError('authentication_required', 'x'), false)).toBe('signed_out')
  })

  it('is that there is no such quiz, unless the session that could see it has ended', () => {
    const unknown = new AppError('not_found', 'x')
    expect([stopReason(unknown, false), stopReason(unknown, true)]).toEqual(['gone', 'signed_out'])
  })

  it.each(['conflict', 'invalid_input', 'unavailable', 'rate_limited'] as const)('is not %s: one call only', (code) => {
    expect(stopReason(new AppError(code, 'x'), true)).toBeNull()
  })

  it('is no fault of this page', () => {
    expect(stopReason(new TypeError('x'), true)).toBeNull()
  })
})
