import { expect, it } from 'vitest'
import { auditEntriesOfSlice } from '../sql/administration/sql-audit-log'
import { COUNTED_MATCHES, COUNTED_ROWS } from '../sql/page-of-list'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { idOf } from './samples'
import { scansOf } from './scans-of'

/** Years of a busy administration. */
const ENTRIES = 100_000

/** How the audit log is read once it is long. */
export function auditLogPlanSuite(empty: () => Promise<SqlDatabase>): void {
  it('finds any page of 100,000 entries by an index, however it is narrowed', async () => {
    const database = await empty()
    await database.executeSql(
      `insert into audit_log (id, at, actor_id, actor_name, action, subject_id, details)
       select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, timestamptz '2026-01-01' + n * interval '1 minute',
         ('00000000-0000-7000-8000-' || lpad(to_hex(n % 50), 12, '0'))::uuid, 'ada',
         (array['user', 'trend', 'settings', 'meme'])[1 + n % 4] || '.' || (array['updated', 'deleted', 'made'])[1 + n % 3],
         'subject ' || n % 500, '{}'
       from generate_series(1, ${ENTRIES}) n`,
    )
    await database.executeSql('vacuum analyze audit_log')
    for (const [filters, index] of [
      [{}, 'audit_log_at'],
      [{ fromMs: Date.UTC(2026, 0, 2), toMs: Date.UTC(2026, 0, 9) }, 'audit_log_at'],
      [{ action: 'user.deleted' }, 'audit_log_action'],
      [{ area: 'user' }, 'audit_log_area'],
      [{ actorId: idOf(7) }, 'audit_log_actor'],
      [{ subjectId: 'subject 9' }, 'audit_log_subject'],
      [{ text: 'ada' }, 'audit_log_at'],
    ] as const) {
      for (const isReversed of [false, true]) {
        const slice = { isReversed, offset: 1_000, limit: 25 }
        const scans = await scansOf(database, 'audit_log', (queries) => auditEntriesOfSlice(queries, filters, slice))
        // the area is part of a column that its index does not hold
        const way = index === 'audit_log_area' ? 'Index Scan' : 'Index Only Scan'
        expect(scans, JSON.stringify(filters)).toEqual([`${way}: ${index}`])
      }
    }
    const { auditLog } = sqlStorage(database)
    const counts = async (page: number, text?: string) => {
      const { entries, total, isTotalExact } = await auditLog.list({ page, pageSize: 100, text })
      return [entries.length, total, isTotalExact]
    }
    expect(await counts(1)).toEqual([100, COUNTED_ROWS, false])
    expect(await counts(500)).toEqual([100, 50_000, false])
    expect(await counts(1_000)).toEqual([100, ENTRIES, true])
    expect(await counts(1_001)).toEqual([0, COUNTED_ROWS, false])
    expect(await counts(1, 'ada')).toEqual([100, COUNTED_MATCHES, false])
    expect(await counts(20, 'ada')).toEqual([100, 2_000, false])
    expect(await counts(2, 'subject 499')).toEqual([100, 200, true])
    expect(await counts(1, 'nothing at all')).toEqual([0, 0, true])
  }, 120_000)
}
