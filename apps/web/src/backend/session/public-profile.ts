import type { Account } from '@trendverse/domain/accounts/account'

/** What the page shows of whoever is signed in, before the server was asked: all that `currentUser` holds (ST-02). */
export type PublicProfile = Pick<
  Account,
  'id' | 'username' | 'email' | 'firstName' | 'lastName' | 'fullName' | 'role' | 'status' | 'isActive' | 'emailVerified'
> & {
  /** Path of the picture on this site, or null. */
  readonly avatar: string | null
}

const TEXTS = ['id', 'username', 'email', 'firstName', 'lastName', 'fullName', 'role', 'status'] as const

export function profileOf(account: Account): PublicProfile {
  const { id, username, email, firstName, lastName, fullName, role, status, isActive, emailVerified } = account
  const { avatar } = account.profile
  return { id, username, email, firstName, lastName, fullName, role, status, isActive, emailVerified, avatar }
}

/** Reads a stored profile; null when it is anything else (ST-06). Its sense is the server's business, only its shape counts. */
export function readProfile(json: string | null): PublicProfile | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const found = value as Record<string, unknown>
    if (TEXTS.some((name) => typeof found[name] !== 'string')) return null
    const { avatar } = found
    // Every text is there; pictures come from this site alone.
    return {
      ...(Object.fromEntries(TEXTS.map((name) => [name, found[name]])) as Pick<PublicProfile, (typeof TEXTS)[number]>),
      isActive: found.isActive === true,
      emailVerified: found.emailVerified === true,
      avatar: typeof avatar === 'string' && /^\/(?![/\\])/.test(avatar) ? avatar : null,
    }
  } catch {
    return null
  }
}
