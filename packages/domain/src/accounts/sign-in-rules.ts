import { isBlocked, type User } from './user'

type SignInFacts = Pick<User, 'isActive' | 'status' | 'emailVerified'>

/**
 * Why an account may not sign in, whatever for: it was suspended or blocked (AC-11, BL-02), or its address is not
 * verified (AC-26). The former is told first (OP-16). Null when it may.
 */
export function signInRefusal(user: SignInFacts): 'suspended' | 'unverified' | null {
  if (!user.isActive || isBlocked(user)) return 'suspended'
  return user.emailVerified ? null : 'unverified'
}

/** Whether this is an administrator who can sign in; a site keeps one of them. */
export function isReachableAdmin(user: SignInFacts & Pick<User, 'role'>): boolean {
  return user.role === 'admin' && signInRefusal(user) === null
}
