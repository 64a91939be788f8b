import { randomBytes, webcrypto } from 'node:crypto'
import { createTokenSource } from '@trendverse/application/accounts/create-token-source'
import { createMomentumModel } from '@trendverse/application/trends/create-momentum-model'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import type { StoragePorts } from '@trendverse/storage/storage-ports'
import type { Config } from '../config'
import { accountEvents } from '../infrastructure/account-events'
import { sourcesEnabledBySettings } from '../infrastructure/enabled-sources'
import type { MailAdapters } from '../infrastructure/open-mail'
import { createPostgresJobLock } from '../infrastructure/postgres-job-lock'
import { sourceSettingsFromEnv } from '../infrastructure/source-settings-from-env'
import { systemClock } from '../infrastructure/system-clock'
import { createTrendSourceGateway } from '../infrastructure/trend-source-gateway'
import type { Log } from '../log'
import { checkKeysJob } from './check-keys'
import { endQuizzesJob } from './end-quizzes'
import { expireKycJob } from './expire-kyc'
import { ingestTrendsJob } from './ingest-trends'
import type { Job } from './job'
import { createJobRunner } from './job-runner'
import { createLocalJobLock } from './local-job-lock'
import { purgeTokensJob } from './purge-tokens'
import { startScheduler } from './scheduler'
import { sendDigestJob } from './send-digest'
import { sendOutboxJob } from './send-outbox'
import { thinObservationsJob } from './thin-observations'

export type JobParts = {
  readonly config: Config
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly version: string
  readonly database: SqlDatabase
  readonly storage: StoragePorts
  readonly mail: MailAdapters
  readonly log: Log
}

export type RunningJobs = { stop(deadlineMs: number): Promise<void> }

/** Starts every job of the product. To add one, write its file beside this and name it in the list. */
export function startJobs(parts: JobParts): RunningJobs {
  const { config, environment, version, database, storage, mail, log } = parts
  const settings = sourceSettingsFromEnv(environment)
  const gateway = createTrendSourceGateway({
    env: environment,
    enabled: config.sources ?? sourcesEnabledBySettings(settings),
    publicUrl: config.publicUrl,
    version,
    settings,
  })
  const random = { bytes: (count: number) => randomBytes(count) }
  const jobs: readonly Job[] = [
    ingestTrendsJob({
      gateway,
      ingest: storage.ingest,
      composition: storage.composition,
      settings: storage.settings,
      events: { trendsChanged: () => database.notify('trends_changed') },
      createModel: createMomentumModel,
      clock: systemClock,
      random,
      log,
    }),
    thinObservationsJob(storage.ingest, systemClock, log),
    expireKycJob(
      {
        kyc: storage.kyc,
        auditLog: storage.auditLog,
        events: accountEvents(database),
        clock: systemClock,
        random,
      },
      log,
    ),
    purgeTokensJob({ ...storage, clock: systemClock }),
    checkKeysJob({ aiKeys: storage.aiKeys, clock: systemClock }),
    endQuizzesJob({
      ...storage,
      trends: storage.trendReader,
      ai: { generationJobs: storage.generationJobs },
      events: accountEvents(database),
      clock: systemClock,
      random,
    }),
    sendDigestJob({
      ...mail,
      subscribers: storage.subscribers,
      trends: storage.trendReader,
      settings: storage.settings,
      tokens: createTokenSource(webcrypto),
      clock: systemClock,
      random,
      log,
    }),
    sendOutboxJob({ ...mail, clock: systemClock, log }, (listener) => database.listen('mail_queued', listener)),
  ]
  const runner = createJobRunner({
    jobLog: storage.jobLog,
    lock: database.kind === 'postgres' ? createPostgresJobLock(database) : createLocalJobLock(),
    clock: systemClock,
    log,
  })
  const scheduler = startScheduler(jobs, runner, systemClock)
  return {
    async stop(deadlineMs) {
      await scheduler.stop(deadlineMs)
      await gateway.close()
    },
  }
}
