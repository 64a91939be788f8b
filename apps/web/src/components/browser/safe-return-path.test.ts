import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './safe-return-path'

describe('safeReturnPath', () => {
  it.each(['/', '/trends', '/trends?q=a%2Fb&page=2#x', '/dashboard', '/loginx'])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'trends',
    '',
    ` /trends`,
    `/${'x'.repeat(500)}`,
    42,
    null,
    ['/trends'],
  ])('gives up %j', (path) => {
    expect(safeReturnPath(path)).toBeNull()
  })

  it.each(['/login', '/login?from=%2F', '/signup', '/logout', '/reset-password?token=a', '/verify-email'])(
    'does not lead back to %s',
    (path) => {
      expect(safeReturnPath(path)).toBeNull()
    },
  )
})
