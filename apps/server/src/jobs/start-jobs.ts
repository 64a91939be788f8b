import { randomBytes } from 'node:crypto'
import type { MailPorts, StoragePorts } from '@trendverse/application/ports/ports'
import { createStoryDeskHolder } from '@trendverse/application/stories/story-desk'
import { composeTrends } from '@trendverse/application/trends/compose-trends'
import { createMomentumModel } from '@trendverse/application/trends/create-momentum-model'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { gameLibrary } from '@trendverse/games/game-library'
import { BY_READING } from '@trendverse/storage/sql/change-channel'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import type { Config } from '../config'
import { accountEvents } from '../infrastructure/account-events'
import { openAi } from '../infrastructure/ai/open-ai'
import { createOpenAiEmbeddings } from '../infrastructure/ai/openai-embeddings'
import { sourcesEnabledBySettings } from '../infrastructure/enabled-sources'
import { handwritten } from '../infrastructure/handwritten'
import { letOthersRun } from '../infrastructure/let-others-run'
import type { Metrics } from '../infrastructure/metrics/metrics'
import { nodeTokens } from '../infrastructure/node-tokens'
import { readSourceBase } from '../infrastructure/outbound/source-base'
import { userAgentOf } from '../infrastructure/outbound/user-agent'
import { createPageHeadReader } from '../infrastructure/page-heads/page-head-reader'
import { sourceSettingsFromEnv } from '../infrastructure/source-settings-from-env'
import { startSystemTimer, systemClock } from '../infrastructure/system-clock'
import { createTrendSourceGateway } from '../infrastructure/trend-source-gateway'
import type { Log } from '../log'
import { buildGamePacksJob } from './build-game-packs'
import { checkKeysJob } from './check-keys'
import { endQuizzesJob } from './end-quizzes'
import { expireKycJob } from './expire-kyc'
import { foldForecastsJob } from './fold-forecasts'
import { forgetItemsJob } from './forget-items'
import { forgetQuietStoriesJob } from './forget-quiet-stories'
import { gradeForecastsJob } from './grade-forecasts'
import { ingestTrendsJob } from './ingest-trends'
import type { Job } from './job'
import { createJobRunner, type JobRunner } from './job-runner'
import { proposeMergesJob } from './propose-merges'
import { purgeTokensJob } from './purge-tokens'
import { readPageHeadsJob } from './read-page-heads'
import { startScheduler } from './scheduler'
import { sendDigestJob } from './send-digest'
import { sendOutboxJob } from './send-outbox'
import { thinGameRunsJob } from './thin-game-runs'
import { thinObservationsJob } from './thin-observations'
import { writeSentencesJob } from './write-sentences'

export type JobParts = {
  readonly config: Config
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly version: string
  readonly database: SqlDatabase
  readonly storage: StoragePorts
  readonly mail: MailPorts
  readonly metrics: Pick<Metrics, 'noteJob'>
  readonly log: Log
}

/** Far more than are read in one round: most of them are known already. */
const MAX_PAGES_ON_SHOW = 1_000

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
    memory: {
      load: (key) => storage.settings.get(key),
      save: (key, facts) => storage.settings.set(key, facts),
    },
  })
  const pageHeadReader = createPageHeadReader({
    base: readSourceBase(environment, 'pages'),
    userAgent: userAgentOf(version, config.publicUrl),
  })
  const ports = {
    ...storage,
    ...mail,
    clock: systemClock,
    startTimer: startSystemTimer,
    letOthersRun,
    random: { bytes: (count: number) => randomBytes(count) },
    tokens: nodeTokens,
    events: accountEvents(database),
    trendChanges: { trendsChanged: () => database.notify('trends_changed', BY_READING) },
    gameLibrary,
    handwritten,
    gateway,
    pageHeadReader,
    storyDesk: createStoryDeskHolder(),
    createModel: createMomentumModel,
    log,
  }
  const ai =
    config.ai.sentencesPerDay === 0 ? null : openAi({ config, storage, secretBox: mail.secretBox, version, log })
  const embeddings = config.embeddings === undefined ? null : createOpenAiEmbeddings(config.embeddings)
  const jobs: readonly Job[] = [
    ingestTrendsJob(ports, (listener) => database.listen('sources_wanted', listener)),
    ...(config.pageHeads
      ? [
          readPageHeadsJob(
            {
              ...ports,
              compose: () => composeTrends(ports),
              candidates: () => storage.ingest.listPagesOnShow(MAX_PAGES_ON_SHOW),
            },
            (listener) => database.listen('trends_changed', listener),
          ),
        ]
      : []),
    ...(ai === null
      ? []
      : [
          writeSentencesJob({ ...ports, ai: ai.ports }, config.ai.sentencesPerDay, (listener) =>
            database.listen('trends_changed', listener),
          ),
        ]),
    ...(embeddings === null
      ? []
      : [proposeMergesJob({ ...ports, embeddings }, (listener) => database.listen('trends_changed', listener))]),
    gradeForecastsJob(
      ports,
      (listener) => database.listen('trends_changed', listener),
      () => database.notify('forecasts_changed'),
    ),
    buildGamePacksJob(ports, (listener) => database.listen('trends_changed', listener)),
    thinObservationsJob(storage.ingest, systemClock, log),
    forgetItemsJob(storage.ingest, systemClock, log),
    foldForecastsJob(storage.forecasts, systemClock, log),
    thinGameRunsJob(storage.gameRuns, systemClock, log),
    forgetQuietStoriesJob(storage.stories, systemClock, log),
    expireKycJob(ports, log),
    purgeTokensJob(ports),
    checkKeysJob(ports),
    endQuizzesJob({ ...ports, ai: { generationJobs: storage.generationJobs } }),
    sendDigestJob(ports),
    sendOutboxJob(ports, (listener) => database.listen('mail_queued', listener)),
  ]
  const runner = createJobRunner({ ...ports, holdAlone: database.holdAlone })
  const scheduler = startScheduler(jobs, measured(runner, parts.metrics), systemClock)
  return {
    async stop(deadlineMs) {
      await scheduler.stop(deadlineMs)
      await Promise.all([gateway.close(), pageHeadReader.close(), ai?.close(), embeddings?.close()])
    },
  }
}

/** Notes how long each run of a job took here; what another process was doing is no run of ours. */
function measured(runner: JobRunner, metrics: Pick<Metrics, 'noteJob'>): JobRunner {
  return {
    ...runner,
    async runOnce(job, signal) {
      const startedAtMs = performance.now()
      const outcome = await runner.runOnce(job, signal)
      if (outcome !== 'busy') metrics.noteJob(job.name, outcome, (performance.now() - startedAtMs) / SECOND_MS)
      return outcome
    },
  }
}
