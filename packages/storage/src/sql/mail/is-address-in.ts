import { addressKey } from '@trendverse/domain/mail/mail-address'
import { type Column, or, type SQL } from 'drizzle-orm'
import { isInAnyCase } from '../in-any-case'

/** Whether a column holds an address: in its one form, or as it was typed before there was one. */
export function isAddressIn(column: Column, email: string): SQL | undefined {
  return or(isInAnyCase(column, email, true), isInAnyCase(column, addressKey(email), true))
}
