import { addressKey } from '@trendverse/domain/mail/mail-address'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'

/** Whether a column holds an address: in its one form, or as it was typed before there was one. */
export function isAddressIn(column: Column, email: string): SQL {
  const typed = cleanText(email)
  return sql`lower(${column}) in (lower(${typed}), ${addressKey(typed)})`
}
