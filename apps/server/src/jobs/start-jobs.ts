import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import type { StoragePorts } from '@trendverse/storage/storage-ports'
import type { Config } from '../config'
import { systemClock } from '../infrastructure/system-clock'
import type { Log } from '../log'
import type { Job } from './job'
import { createJobRunner } from './job-runner'
import { createLocalJobLock } from './local-job-lock'
import { createPostgresJobLock } from '../infrastructure/postgres-job-lock'
import { type Scheduler, startScheduler } from './scheduler'
import { thinObservationsJob } from './thin-observations'

export type JobParts = {
  readonly config: Config
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly version: string
  readonly database: SqlDatabase
  readonly storage: StoragePorts
  readonly log: Log
}

/** Starts every job of the product. To add one, write its file beside this and name it in the list. */
export async function startJobs(parts: JobParts): Promise<Scheduler> {
  const { database, storage, log } = parts
  const jobs: readonly Job[] = [thinObservationsJob(storage.ingest, systemClock, log)]
  const runner = createJobRunner({
    jobLog: storage.jobLog,
    lock: database.kind === 'postgres' ? createPostgresJobLock(database) : createLocalJobLock(),
    clock: systemClock,
    log,
  })
  return startScheduler(jobs, runner, systemClock)
}
