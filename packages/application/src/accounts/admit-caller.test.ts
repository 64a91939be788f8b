import type { User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { describe, expect, it } from 'vitest'
import { type Admission, admitCaller } from './admit-caller'
import type { Caller } from './caller'

const signedIn = (kind: 'user' | 'admin', user: Partial<User>): Caller => ({
  kind,
  // Only what admission looks at.
  session: {} as Extract<Caller, { kind: 'user' | 'admin' }>['session'],
  user: { role: kind, isActive: true, status: 'active', ...user } as User,
})

const GUEST: Caller = { kind: 'guest' }
const USER = signedIn('user', {})
const SUSPENDED = signedIn('user', { isActive: false, status: 'suspended' })
const BLOCKED = signedIn('user', { isActive: false, status: 'permanently_blocked' })
const ADMIN = signedIn('admin', {})

function outcome(caller: Caller, access: Admission['access'], whileBlocked = access === 'blocked'): string {
  try {
    admitCaller(caller, { access, whileBlocked })
    return 'admitted'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

describe('admitCaller', () => {
  it.each([
    ['guest', GUEST, ['admitted', 'authentication_required', 'authentication_required', 'authentication_required']],
    ['user', USER, ['admitted', 'admitted', 'admitted', 'admin_required']],
    ['suspended user', SUSPENDED, ['admitted', 'admitted', 'account_suspended', 'admin_required']],
    ['blocked user', BLOCKED, ['account_blocked', 'admitted', 'account_blocked', 'admin_required']],
    ['admin', ADMIN, ['admitted', 'admitted', 'admitted', 'admitted']],
  ] as const)('of a %s', (_, caller, expected) => {
    expect((['public', 'blocked', 'user', 'admin'] as const).map((access) => outcome(caller, access))).toEqual(expected)
  })

  it('lets a blocked session make the public calls nobody is kept from (OP-68)', () => {
    expect(outcome(BLOCKED, 'public', true)).toBe('admitted')
  })

  it('refuses the session of an administrator who was blocked meanwhile', () => {
    expect(outcome(signedIn('admin', { status: 'permanently_blocked', isActive: false }), 'admin')).toBe(
      'account_blocked',
    )
    expect(outcome(signedIn('admin', { status: 'suspended', isActive: false }), 'admin')).toBe('account_suspended')
  })
})
