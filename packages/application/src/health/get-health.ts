import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { JobLog, JobState } from '../ports/administration'
import type { IngestRepository, SourceHealth } from '../ports/ingest'
import type { PageHeadRepository, PageHeadRound } from '../ports/reading'
import type { Clock, DatabaseProbe } from '../ports/world'

export type Health = {
  /** `degraded`: answers are given, but the database or a job is in trouble. */
  readonly status: 'ok' | 'degraded'
  readonly database: 'up' | 'down'
  readonly version: string
  readonly uptimeSeconds: number
  readonly jobs: readonly {
    readonly name: string
    readonly state: JobState['state']
    readonly lastStartedAt: string | null
    readonly lastSucceededAt: string | null
  }[]
  readonly sources: readonly {
    readonly source: SourceId
    readonly lastAttemptAt: string | null
    readonly lastSuccessAt: string | null
    readonly items: number
    readonly healthy: boolean
  }[]
  /** The last round that read heads of linked pages; null before the first, and where none are read. */
  readonly pageHeads: {
    readonly lastRoundAt: string
    readonly read: number
    readonly refused: number
    readonly lastError: string | null
  } | null
}

export type HealthPorts = {
  readonly database: DatabaseProbe
  readonly ingest: Pick<IngestRepository, 'listHealth'>
  readonly jobs: Pick<JobLog, 'list'>
  readonly pageHeads: Pick<PageHeadRepository, 'findLastRound'>
  readonly clock: Clock
}

const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString())

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch {
    return null
  }
}

/**
 * Whether the process, its database and its jobs are well (API-17). Never throws: a database that cannot be reached
 * is an answer, not a fault. A failing source or page alone does not degrade the whole, the others go on.
 */
export async function getHealth(
  ports: HealthPorts,
  input: { readonly version: string; readonly startedAtMs: number },
): Promise<Health> {
  const up = (await orNull(ports.database.isUp())) === true
  const [jobs, sources, round] = up
    ? await Promise.all([
        orNull(ports.jobs.list()),
        orNull(ports.ingest.listHealth()),
        orNull(ports.pageHeads.findLastRound()),
      ])
    : [null, null, null]
  const reachable = jobs !== null && sources !== null
  const jobFailed = jobs?.some((job) => job.state === 'failed') ?? false
  return {
    status: reachable && !jobFailed ? 'ok' : 'degraded',
    database: reachable ? 'up' : 'down',
    version: input.version,
    uptimeSeconds: Math.max(0, Math.floor((ports.clock.nowMs() - input.startedAtMs) / 1000)),
    jobs: (jobs ?? []).map((job) => ({
      name: job.name,
      state: job.state,
      lastStartedAt: isoOrNull(job.lastStartedAtMs),
      lastSucceededAt: isoOrNull(job.lastSucceededAtMs),
    })),
    sources: (sources ?? []).map(describeSource),
    pageHeads: round === null ? null : describeRound(round),
  }
}

/** What anybody may know of it: how jobs, sources and pages do helps whoever looks for a weak spot. */
export async function getPublicHealth(
  ports: HealthPorts,
  input: Parameters<typeof getHealth>[1],
): Promise<Pick<Health, 'status' | 'version'>> {
  const { status, version } = await getHealth(ports, input)
  return { status, version }
}

function describeSource(health: SourceHealth): Health['sources'][number] {
  return {
    source: health.source,
    lastAttemptAt: isoOrNull(health.lastAttemptAtMs),
    lastSuccessAt: isoOrNull(health.lastSuccessAtMs),
    items: health.items,
    healthy: health.error === null,
  }
}

function describeRound({ finishedAtMs, read, refused, lastError }: PageHeadRound): Health['pageHeads'] {
  const refusals = Object.values(refused).reduce((sum, count) => sum + count, 0)
  return { lastRoundAt: new Date(finishedAtMs).toISOString(), read, refused: refusals, lastError }
}
