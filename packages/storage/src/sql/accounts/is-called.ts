import { type SQL, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { users } from '../schema/accounts'

/** Whether an account has this name, in any case; names are of ASCII, whatever letters the database's own language has. */
export function isCalled(username: string): SQL {
  return sql`lower(${users.username} collate "C") = lower(${cleanText(username)} collate "C")`
}
