import type { Account } from '@trendverse/domain/accounts/account'

/** What whoever signed in takes away: the one copy of the token there is. */
export type OpenedSession = { readonly token: string; readonly expiresAtMs: number; readonly account: Account }
