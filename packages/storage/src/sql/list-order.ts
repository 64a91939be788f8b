import { MAX_CURSOR_LENGTH } from '@trendverse/domain/administration/long-list'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cleanText } from '../reading/clean-text'

/** What a list is ordered by. Ids decide between equals. */
export type ListOrder = {
  readonly key: SQL
  readonly kind: 'instant' | 'number' | 'text'
  readonly isRising: boolean
  readonly areIdsRising: boolean
}

/** Where a row stands in an order, its key as it is written. */
export type Place = { readonly key: string; readonly id: string }

/** The order of a list, or the opposite one. */
export function inOrder({ key, isRising, areIdsRising }: ListOrder, id: PgColumn, isReversed: boolean): [SQL, SQL] {
  return [isRising === isReversed ? desc(key) : asc(key), areIdsRising === isReversed ? desc(id) : asc(id)]
}

/** What stands behind a place; everything where there is none. An index begins there at once. */
export function isBehind(order: ListOrder, id: PgColumn, place: Place | undefined): SQL | undefined {
  if (place === undefined) return undefined
  const { key, isRising, areIdsRising } = order
  const further = isRising ? sql`>` : sql`<`
  if (isRising === areIdsRising) return sql`(${key}, ${id}) ${further} (${place.key}, ${place.id})`
  // an index that rises and falls can only begin at the key; few rows share one
  return and(
    sql`${key} ${further}= ${place.key}`,
    or(sql`${key} ${further} ${place.key}`, sql`${id} ${areIdsRising ? sql`>` : sql`<`} ${place.id}`),
  )
}

/** The key of a row as a place tells it: to the microsecond, and to the last bit. */
export function writtenKey(key: SQL, kind: ListOrder['kind']): SQL {
  if (kind === 'instant') return sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  return kind === 'number' ? sql`${key}::text` : key
}

/** A place in one word, or null if it took too long a one. */
export function toCursor({ key, id }: Place): string | null {
  const cursor = Buffer.from(JSON.stringify([key, id])).toString('base64url')
  return cursor.length > MAX_CURSOR_LENGTH ? null : cursor
}

/** The place a word tells. Anybody may have made it up: what the database could not compare with is none. */
export function fromCursor(cursor: string | undefined, kind: ListOrder['kind']): Place | undefined {
  if (cursor === undefined) return undefined
  try {
    const told: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!isPair(told)) return undefined
    const [key, id] = told
    if (typeof key !== 'string' || typeof id !== 'string' || !isUuid(id)) return undefined
    const understood = UNDERSTOOD[kind](key)
    return understood === null ? undefined : { key: understood, id }
  } catch {
    return undefined
  }
}

const isPair = (told: unknown): told is readonly [unknown, unknown] => Array.isArray(told) && told.length === 2

const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/** A key as the database understands it, whoever wrote it, or null. */
const UNDERSTOOD: Readonly<Record<ListOrder['kind'], (key: string) => string | null>> = {
  instant: (key) => {
    const ms = INSTANT.test(key) ? Date.parse(key) : Number.NaN
    // a day that is in no calendar is read as another one
    return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(key.slice(0, 23)) ? key : null
  },
  number: (key) => (key !== '' && Number.isFinite(Number(key)) ? String(Number(key)) : null),
  text: cleanText,
}
