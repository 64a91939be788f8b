import { expect, it } from 'vitest'
import { galleryRows } from '../sql/memes/meme-gallery'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { sampleAccount } from './account-samples'
import { idOf, NOON_MS } from './samples'
import { scansOf } from './scans-of'

const MEMES = 20_000
const [MINUTE_MS, LIMIT] = [60_000, 25]

/** How the gallery is read once it is long. */
export function memeGalleryPlanSuite(empty: () => Promise<SqlDatabase>): void {
  it('finds any page of the gallery in its own index', async () => {
    const database = await empty()
    await sqlStorage(database).accounts.create(sampleAccount(1))
    await database.executeSql(
      `insert into memes (id, user_id, trend_id, style, content, created_at, listed_at, shares, hidden, reporters, open_reports, doubts)
       select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '${idOf(1)}', '${idOf(1)}', 'funny', '{}',
         instant, case when n % 3 > 0 then instant end, 0, n % 50 = 0, n % 9, n % 9,
         case when n % 99 = 0 then 2 else n % 2 end
       from generate_series(1, ${MEMES}) n,
         lateral (select to_timestamp(${NOON_MS / 1_000}) + n * interval '1 minute' as instant) made`,
    )
    await database.executeSql('vacuum analyze memes')
    const late = { listedAtMs: NOON_MS + 100 * MINUTE_MS, id: idOf(1) }
    for (const before of [null, late]) {
      const scans = await scansOf(database, 'memes', (queries) => galleryRows(queries, { before, limit: LIMIT }))
      expect(scans).toEqual(['Index Scan: memes_gallery'])
    }
    const { memes } = sqlStorage(database)
    const behind = (await memes.listGallery({ before: late, limit: LIMIT })).map(({ listedAtMs }) => listedAtMs)
    expect(behind).toHaveLength(LIMIT)
    expect(behind[0]).toBe(NOON_MS + 98 * MINUTE_MS)
  }, 120_000)
}
