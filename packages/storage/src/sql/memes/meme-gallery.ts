import type { GalleryPlace } from '@trendverse/domain/memes/gallery'
import { WITHDRAWING_WEIGHT } from '@trendverse/domain/memes/gallery-doubts'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { IS_PUBLIC_MAKER } from '../accounts/public-maker'
import { users } from '../schema/accounts'
import { memes } from '../schema/memes'
import type { Queries } from '../sql-database'

/** `isInGallery`, word for word what the index `memes_gallery` holds. */
const IS_IN_GALLERY = and(
  isNotNull(memes.listedAtMs),
  sql`not ${memes.hidden}`,
  sql`${memes.doubts} + ${memes.doubtedByGuests}::int < ${sql.raw(String(WITHDRAWING_WEIGHT))}`,
)

/** The id of a meme, if it is in the gallery. */
export function galleryRow(queries: Queries, id: Uuid) {
  return queries
    .select({ id: memes.id })
    .from(memes)
    .where(and(eq(memes.id, id), IS_IN_GALLERY))
}

/** Asks for memes of the gallery whose makers are public, most recently listed first, after a given position. */
export function galleryRows(
  queries: Queries,
  { before, limit }: { readonly before: GalleryPlace | null; readonly limit: number },
) {
  const isBehind =
    before &&
    sql`(${memes.listedAtMs}, ${memes.id}) < (${sql.param(before.listedAtMs, memes.listedAtMs)}, ${before.id}::uuid)`
  return queries
    .select(getTableColumns(memes))
    .from(memes)
    .innerJoin(users, eq(users.id, memes.userId))
    .where(and(IS_IN_GALLERY, IS_PUBLIC_MAKER, isBehind ?? undefined))
    .orderBy(desc(memes.listedAtMs), desc(memes.id))
    .limit(limit)
}
