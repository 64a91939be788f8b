import type { ReviewCase, ReviewQuery } from '@trendverse/application/ports/reports'
import type { ReviewKind, ReviewState } from '@trendverse/domain/reports/review-case'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../sql-database'

type CaseSource = {
  readonly kind: ReviewKind
  readonly from: SQL
  /** Rows that somebody reported. */
  readonly isReported: SQL
  readonly isOpen: SQL
  readonly isTakenDown: SQL
  readonly id: SQL
  readonly at: SQL
}

const SOURCES: readonly CaseSource[] = [
  {
    kind: 'meme',
    from: sql`memes`,
    isReported: sql`reporters > 0`,
    isOpen: sql`open_reports > 0`,
    isTakenDown: sql`hidden`,
    id: sql`id`,
    at: sql`last_reported_at`,
  },
  {
    kind: 'question',
    from: sql`question_quality`,
    isReported: sql`reporters > 0`,
    isOpen: sql`(reporters > 0 and decision is null)`,
    isTakenDown: sql`coalesce(decision = 'retired', false)`,
    id: sql`id`,
    at: sql`updated_at`,
  },
  ...(['run', 'profile'] as const).map((kind) => ({
    kind,
    from: sql`report_cases`,
    isReported: sql`kind = ${kind}`,
    isOpen: sql`is_open`,
    isTakenDown: sql`taken_down`,
    id: sql`subject_id`,
    at: sql`last_reported_at`,
  })),
]

const ORDERS: Readonly<Record<ReviewQuery['order'], SQL>> = {
  newest: sql`reported_at desc, case_id desc`,
  most_reported: sql`reporters desc, reported_at desc, case_id desc`,
}

function conditionOf({ isReported, isOpen }: CaseSource, status: ReviewQuery['status']): SQL {
  if (status === null) return isReported
  return status === 'open' ? sql`${isReported} and ${isOpen}` : sql`${isReported} and not ${isOpen}`
}

function casesOf(source: CaseSource, condition: SQL): SQL {
  const { kind, from, isOpen, isTakenDown, id, at } = source
  const state = sql`case when ${isOpen} then 'open' when ${isTakenDown} then 'taken_down' else 'kept' end`
  return sql`select ${kind}::text as kind, ${id} as case_id, ${state} as state, reporters, ${at} as reported_at
    from ${from} where ${condition}`
}

/** One page of the cases. Each kind gives no more of its own than could be on it. */
function casesPage({ page, pageSize, order, kind, status }: ReviewQuery): SQL {
  const parts = SOURCES.filter((source) => kind === null || source.kind === kind).map((source) => {
    const rows = casesOf(source, conditionOf(source, status))
    return sql`(${rows} order by ${ORDERS[order]} limit ${page * pageSize})`
  })
  return sql`select * from (${sql.join(parts, sql` union all `)}) cases
    order by ${ORDERS[order]} limit ${pageSize} offset ${(page - 1) * pageSize}`
}

/** As `ReportRepository.listCases` promises it. */
export async function listCases(queries: Queries, query: ReviewQuery) {
  const counts = SOURCES.filter(({ kind }) => query.kind === null || kind === query.kind).map(
    (source) => sql`(select count(*) from ${source.from} where ${conditionOf(source, query.status)})`,
  )
  const [{ rows }, counted] = await Promise.all([
    queries.execute(casesPage(query)),
    queries.execute(sql`select ${sql.join(counts, sql` + `)} as total`),
  ])
  return { cases: rows.map(toCase), total: Number(counted.rows[0]?.total ?? 0) }
}

/** As `ReportRepository.findCase` promises it, for an id that is one. */
export async function findCase(queries: Queries, kind: ReviewKind, id: string): Promise<ReviewCase | null> {
  const source = SOURCES.find((one) => one.kind === kind)
  if (source === undefined) return null
  const { rows } = await queries.execute(casesOf(source, sql`${source.isReported} and ${source.id} = ${id}`))
  return rows[0] === undefined ? null : toCase(rows[0])
}

/** The columns are those of `casesOf`, whose values its types name. */
function toCase(row: Readonly<Record<string, unknown>>): ReviewCase {
  return {
    kind: row.kind as ReviewKind,
    id: String(row.case_id),
    state: row.state as ReviewState,
    reporters: Number(row.reporters),
    lastReportedAtMs: instantOf(row.reported_at),
  }
}

function instantOf(value: unknown): number {
  return value instanceof Date
    ? value.getTime()
    : Date.parse(
        String(value)
          .replace(' ', 'T')
          .replace(/[+-]\d\d$/, '$&:00'),
      )
}
