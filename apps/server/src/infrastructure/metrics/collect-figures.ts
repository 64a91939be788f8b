import type { JobState } from '@trendverse/application/ports/administration'
import type { Needs } from '@trendverse/application/ports/ports'
import { DAY_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'

/** A number as it is at this moment. */
export type Figure = {
  readonly name: string
  readonly help: string
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
}
export type CollectFigures = () => Promise<readonly Figure[]>

type Ports = Needs<'aiQueue' | 'analytics' | 'clock' | 'jobs'>

/**
 * What all processes share: jobs, who waits for a model, mails. And this process's connections. While the database is away
 * only that is told.
 */
export function figuresOf(ports: Ports, database: Pick<SqlDatabase, 'isUp' | 'connections'>): CollectFigures {
  return async () => {
    const isUp = await database.isUp()
    const up = { name: 'trendverse_database_up', help: 'Whether the database answers', value: isUp ? 1 : 0 }
    const shared = isUp ? await sharedFigures(ports).catch(() => []) : []
    return [up, ...connectionFigures(database), ...shared]
  }
}

function connectionFigures(database: Pick<SqlDatabase, 'connections'>): readonly Figure[] {
  const connections = database.connections()
  if (connections === null) return []
  const help = 'Connections of this process to PostgreSQL, and requests that wait for one'
  return Object.entries(connections).map(([state, value]) => ({
    name: 'trendverse_database_connections',
    help,
    value,
    labels: { state },
  }))
}

async function sharedFigures(ports: Ports): Promise<readonly Figure[]> {
  const nowMs = ports.clock.nowMs()
  const [jobs, waiting, open] = await Promise.all([
    ports.jobs.list(),
    ports.aiQueue.countWaiting(nowMs),
    ports.analytics.countOpenMatters(nowMs - DAY_MS),
  ])
  const oldestMs = open.oldestMailAtMs === null ? 0 : Math.max(0, nowMs - open.oldestMailAtMs)
  return [
    ...jobs.flatMap(jobFigures),
    ...Object.entries(waiting).map(([kind, value]) => ({
      name: 'trendverse_ai_jobs_waiting',
      help: 'Jobs that wait for a key of a model, over all processes',
      value,
      labels: { kind },
    })),
    { name: 'trendverse_mails_waiting', help: 'Mails that wait to be sent', value: open.mailsWaiting },
    {
      name: 'trendverse_mails_oldest_waiting_seconds',
      help: 'How long the oldest waiting mail waits; 0 where none does',
      value: oldestMs / SECOND_MS,
    },
    {
      name: 'trendverse_mails_failed_last_day',
      help: 'Mails of the last 24 hours that failed for good',
      value: open.mailsFailed,
    },
  ]
}

function jobFigures({ name, state, lastStartedAtMs, lastSucceededAtMs }: JobState): readonly Figure[] {
  const labels = { job: name }
  const instants = [
    ['trendverse_job_last_start_timestamp_seconds', 'When a job began last, in any process', lastStartedAtMs],
    ['trendverse_job_last_success_timestamp_seconds', 'When a job succeeded last, in any process', lastSucceededAtMs],
  ] as const
  return [
    {
      name: 'trendverse_job_failed',
      help: 'Whether the last run of a job failed',
      value: Number(state === 'failed'),
      labels,
    },
    ...instants.flatMap(([figure, help, atMs]) =>
      atMs === null ? [] : [{ name: figure, help, value: atMs / SECOND_MS, labels }],
    ),
  ]
}
