import type { AuditQuery } from '@trendverse/application/ports/administration'
import { expect, it } from 'vitest'
import { selectPageOfLog } from '../sql/administration/sql-audit-log'
import type { SqlDatabase } from '../sql/sql-database'
import { idOf } from './samples'

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
    const plan = async (query: Partial<AuditQuery>): Promise<string> => {
      const { sql, params } = await database.run(async (queries) =>
        selectPageOfLog(queries, { page: 1, pageSize: 25, ...query }).toSQL(),
      )
      const { rows } = await database.executeSql(`explain ${sql}`, params)
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
    }
    for (const [query, index] of [
      [{ page: 4_000 }, 'audit_log_at'],
      [{ fromMs: Date.UTC(2026, 0, 2), toMs: Date.UTC(2026, 0, 9) }, 'audit_log_at'],
      [{ action: 'user.deleted', page: 100 }, 'audit_log_action'],
      [{ area: 'user', page: 100 }, 'audit_log_area'],
      [{ actorId: idOf(7) }, 'audit_log_actor'],
      [{ subjectId: 'subject 9' }, 'audit_log_subject'],
      [{ text: 'ada' }, 'audit_log_at'],
    ] as const) {
      const found = await plan(query)
      expect(found, JSON.stringify(query)).toContain(index)
      expect(found, JSON.stringify(query)).not.toMatch(/Sort|Seq Scan/)
    }
  }, 120_000)
}
