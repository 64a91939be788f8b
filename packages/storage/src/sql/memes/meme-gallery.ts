import type { GalleryPlace } from '@trendverse/domain/memes/gallery'
import { and, desc, isNotNull, sql } from 'drizzle-orm'
import { memes } from '../schema/memes'
import type { Queries } from '../sql-database'

/** `isInGallery`, word for word what the index `memes_gallery` holds. */
const IS_IN_GALLERY = and(isNotNull(memes.listedAtMs), sql`not ${memes.hidden}`, sql`${memes.openReports} = 0`)

/** Asks for memes of the gallery, the latest listed first, behind a place. */
export function galleryRows(
  queries: Queries,
  { before, limit }: { readonly before: GalleryPlace | null; readonly limit: number },
) {
  const isBehind =
    before &&
    sql`(${memes.listedAtMs}, ${memes.id}) < (${sql.param(before.listedAtMs, memes.listedAtMs)}, ${before.id}::uuid)`
  return queries
    .select()
    .from(memes)
    .where(and(IS_IN_GALLERY, isBehind ?? undefined))
    .orderBy(desc(memes.listedAtMs), desc(memes.id))
    .limit(limit)
}
