import { and, eq, notInArray } from 'drizzle-orm'
import { users } from '../schema/accounts'

/** `isPublicMaker`, of the account a row is joined with. */
export const IS_PUBLIC_MAKER = and(
  eq(users.isActive, true),
  notInArray(users.status, ['suspended', 'permanently_blocked']),
)
