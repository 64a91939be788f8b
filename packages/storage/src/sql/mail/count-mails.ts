import type { MailStatus } from '@trendverse/application/ports/mail'
import type { MailType } from '@trendverse/domain/mail/mail-type'
import { type SQL, sql } from 'drizzle-orm'
import { writtenDay } from '../days'
import { mails } from '../schema/mail'

const STATUSES: Readonly<Record<MailStatus, true>> = { waiting: true, sending: true, sent: true, failed: true }

/**
 * Mails of a type per UTC date and status from an instant on, oldest first. Each date of each status is a short stretch of an
 * index, counted without looking at what stands there: a month of them costs a fraction of finding out every mail's date.
 */
export function mailsByDay(type: MailType, fromMs: number): SQL {
  const from = sql`${new Date(fromMs).toISOString()}::timestamptz`
  const statuses = sql.join(
    Object.keys(STATUSES).map((status) => sql`(${status})`),
    sql`, `,
  )
  return sql`select ${writtenDay(sql`days.day`)} as day, statuses.status, counted.count
    from generate_series(date_trunc('day', ${from} at time zone 'UTC'),
      (select max(${mails.createdAtMs}) from ${mails}) at time zone 'UTC', interval '1 day') as days (day)
    cross join (values ${statuses}) as statuses (status)
    cross join lateral (select count(*)::int from ${mails}
      where ${mails.type} = ${type} and ${mails.status} = statuses.status
        and ${mails.createdAtMs} >= greatest(days.day at time zone 'UTC', ${from})
        and ${mails.createdAtMs} < (days.day + interval '1 day') at time zone 'UTC') as counted
    where counted.count > 0
    order by days.day, statuses.status collate "C"`
}
