import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seedFirstKey } from '@trendverse/application/ai/seed-first-key'
import type { AccountEvents } from '@trendverse/application/ports/accounts'
import type { MailPorts, StoragePorts } from '@trendverse/application/ports/ports'
import { compileModeration } from '@trendverse/domain/memes/moderation'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { gameLibrary } from '@trendverse/games/game-library'
import { starterTrendWrites } from '@trendverse/starter-content/to-trend-write'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import manifest from '../../../package.json' with { type: 'json' }
import { openCommands } from './commands/open-commands'
import type { Config } from './config'
import { createGuestCookie } from './http/guard/guest-cookie'
import { noteResponses } from './http/route-names'
import { type HttpServer, startHttpServer } from './http/server'
import { accountEvents } from './infrastructure/account-events'
import { openAi } from './infrastructure/ai/open-ai'
import { cacheAnalytics } from './infrastructure/analytics-cache'
import { createArgon2Hasher } from './infrastructure/argon2-hasher'
import { createBackgroundWork } from './infrastructure/background-work'
import { createBackupProbe } from './infrastructure/backup/backup-record'
import { checkSecretKey } from './infrastructure/check-secret-key'
import { checkSourceSettings } from './infrastructure/check-source-settings'
import { createPasswordList } from './infrastructure/common-passwords'
import { createDiskProbe } from './infrastructure/disk-probe'
import { createPreviewDrawer } from './infrastructure/drawing/preview-drawer'
import { cacheForecasts } from './infrastructure/forecast-cache'
import { forgetWhatChanges } from './infrastructure/forget-what-changes'
import { createReplayPool } from './infrastructure/games/replay-pool'
import { handwritten } from './infrastructure/handwritten'
import { keepPrivate } from './infrastructure/keep-private'
import { openMedia } from './infrastructure/media/open-media'
import type { Metrics } from './infrastructure/metrics/metrics'
import { openMetrics } from './infrastructure/metrics/open-metrics'
import { cacheNewsletter } from './infrastructure/newsletter-cache'
import { nodeTokens } from './infrastructure/node-tokens'
import { oneTimeCodes } from './infrastructure/one-time-codes'
import { openDatabase, toldTo } from './infrastructure/open-database'
import { openMail } from './infrastructure/open-mail'
import { createPlanetPainter } from './infrastructure/planet-pictures/planet-painter'
import { assertPortsFree, explainListenError, ofVisitors } from './infrastructure/port-in-use'
import { openRateLimits } from './infrastructure/rate-limits'
import { readSecretKey } from './infrastructure/read-secret-key'
import { createResultSignatures } from './infrastructure/result-signatures'
import { cacheSessions } from './infrastructure/session-cache'
import { systemClock } from './infrastructure/system-clock'
import { cacheTrends } from './infrastructure/trend-cache'
import { cacheUsage } from './infrastructure/usage-cache'
import { loadWebBuild } from './infrastructure/web-build'
import type { Log } from './log'
import { createRunningParts, type RunningParts } from './running-parts'

/** From source and from the bundle alike the web application lies two folders up. */
const WEB_BUILD_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))

type Environment = Readonly<Record<string, string | undefined>>

export type RunningServer = {
  /** Where it listens; undefined for a worker. */
  readonly port: number | undefined
  /** Whether pages are served, or only the API because the web application is not built. */
  readonly hasPages: boolean
  /** Where the first administrator is made, with its one-time token; undefined once there is one. */
  readonly setupLink: string | undefined
  /** Begins the background work, unless this process only serves. Its code is loaded now, so that pages came first. */
  startJobs(): Promise<void>
  /** Answers on, but asks everybody to go elsewhere; resolves when it is time to stop. A worker is ready at once. */
  drain(): Promise<void>
  /** Lets requests end, calls jobs back, closes the database. Safe to call twice. */
  stop(): Promise<void>
}

/**
 * The composition root: chooses the adapters, starts the parts in order and takes them down in reverse.
 * When a part cannot start, what was started before it is closed again and the reason is thrown.
 */
export async function startServer(config: Config, environment: Environment, log: Log): Promise<RunningServer> {
  checkSourceSettings(environment)
  const parts = createRunningParts(log)
  try {
    await assertPortsFree(config)
    const web = config.role === 'worker' ? undefined : prepareWeb()
    keepPrivate(config.dataDir, log)
    const database = await openDatabase(config, toldTo(log))
    parts.addFoundation(() => database.close())
    const storage = sqlStorage(database)
    const seeded = await storage.composition.seedIfEmpty(starterTrendWrites())
    if (seeded > 0) log.info({ trends: seeded }, 'The empty database was filled with the starter catalogue')

    const secretKey = await readSecretKey(config)
    const mail = await openMail({ config, secretKey, database, storage, log })
    await checkSecretKey(config, storage, mail)
    await seedAiKey(config, storage, mail, log)
    const metrics = await openMetrics(config, storage, database, log)
    parts.addFoundation(() => metrics.stop())
    const http =
      web === undefined
        ? undefined
        : await serve({ config, secretKey, database, storage, mail, web, metrics, parts, log })
    const setupToken = http === undefined ? null : await openCommands({ config, database, storage, http, parts, log })
    return {
      port: http?.server.port,
      hasPages: http?.hasPages ?? false,
      setupLink: setupToken === null ? undefined : `${config.publicUrl}/admin/login?setup=${setupToken}`,
      async startJobs() {
        if (config.role === 'api') return
        const { startJobs } = await import('./jobs/start-jobs')
        const jobs = startJobs({
          config,
          environment,
          version: manifest.version,
          database,
          storage,
          mail,
          metrics,
          log,
        })
        parts.addWork((deadlineMs) => jobs.stop(deadlineMs))
      },
      drain: () => http?.drain() ?? Promise.resolve(),
      stop: () => parts.stop(),
    }
  } catch (error) {
    await parts.stop()
    throw error
  }
}

async function seedAiKey(config: Config, { aiKeys }: StoragePorts, { secretBox }: MailPorts, log: Log): Promise<void> {
  const { provider, apiKey } = config.ai
  if (apiKey === undefined) return
  const seeded = await seedFirstKey({ aiKeys, secretBox, clock: systemClock }, { apiKey, provider })
  if (seeded.length > 0) log.info({ provider, types: seeded }, 'AI_API_KEY became the first key')
}

/** Loading the pages' code takes a while and needs no database: it begins while that is opened in its own thread. */
function prepareWeb(): { readonly build: ReturnType<typeof loadWebBuild> } {
  const build = loadWebBuild(WEB_BUILD_FOLDER)
  // Waited for later; until then a failure must not count as one nobody handles.
  build.catch(() => undefined)
  return { build }
}

async function serve(options: {
  readonly config: Config
  readonly secretKey: string
  readonly database: SqlDatabase
  readonly storage: StoragePorts
  readonly mail: MailPorts
  readonly web: { readonly build: ReturnType<typeof loadWebBuild> }
  readonly metrics: Metrics
  readonly parts: RunningParts
  readonly log: Log
}): Promise<{
  readonly server: HttpServer
  readonly hasPages: boolean
  readonly events: AccountEvents
  readonly drain: () => Promise<void>
}> {
  const { config, secretKey, database, storage, mail, metrics, parts, log } = options
  const running: { server?: HttpServer } = {}
  let isStopping = false
  const cached = cacheTrends({
    ...storage,
    clock: systemClock,
    onCounted: () => running.server?.noteSmallChange(),
    log,
  })
  const figures = cacheForecasts(storage.forecasts, () => systemClock.nowMs(), log)
  const { sessions, forget: forgetSessions } = cacheSessions(storage.sessions)
  const { usage, quizzes, forget: forgetUsage } = cacheUsage(storage, () => systemClock.nowMs())
  database.listen('accounts_changed', (userId) => {
    forgetSessions(userId)
    forgetUsage(userId)
    // Boards show runs under the names of accounts, or no longer show them.
    running.server?.noteSmallChange()
  })
  const events = accountEvents(database)
  const background = createBackgroundWork(log)
  parts.addFoundation(() => background.finish())
  const ai = openAi({ config, storage, secretBox: mail.secretBox, version: manifest.version, log })
  parts.addFoundation(() => ai.close())
  const replayRuns = createReplayPool()
  parts.addFoundation(() => replayRuns.close())
  const planetPainter = createPlanetPainter()
  parts.addFoundation(() => planetPainter.close())
  const limits = openRateLimits(database.kind === 'embedded' ? null : storage.rateCounter, systemClock)
  const web = await options.web.build
  compileModeration()
  const server = await startHttpServer({
    context: {
      ...storage,
      ...mail,
      ...openMedia(config, log),
      gameLibrary,
      handwritten,
      replayRuns,
      // What is answered from memory comes after what it stands before.
      ...cached,
      forecasts: figures.forecasts,
      analytics: cacheAnalytics(storage.analytics, () => systemClock.nowMs()),
      ...cacheNewsletter(storage, () => systemClock.nowMs()),
      sessions,
      usage,
      quizzes,
      resultSignatures: createResultSignatures(config.kycWebhookSecret),
      ai: ai.ports,
      clock: systemClock,
      disk: createDiskProbe(config.dataDir),
      backups: createBackupProbe(config.dataDir, { isEmbedded: config.databaseUrl === undefined }),
      tokens: nodeTokens,
      passwords: createArgon2Hasher(),
      oneTimeCodes,
      commonPasswords: createPasswordList(),
      pause,
      inBackground: background.inBackground,
      log,
      events,
      random: { bytes: (count) => randomBytes(count) },
      about: { version: manifest.version, startedAtMs: systemClock.nowMs() },
      isStopping: () => isStopping,
    },
    ...limits,
    guestCookie: createGuestCookie(secretKey, config.publicUrl),
    web,
    previewDrawer: web === undefined ? undefined : createPreviewDrawer((trend) => web.planetLayers(trend)),
    paintPlanet: web === undefined ? undefined : planetPainter.paint,
    port: config.port,
    host: config.host,
    publicUrl: config.publicUrl,
    publicOrigin: config.publicOrigin,
    trustedProxies: config.trustedProxies,
    onResponse: config.metricsPort === undefined ? undefined : noteResponses(metrics),
    log,
  }).catch((error: unknown) => {
    throw explainListenError(error, ofVisitors(config))
  })
  running.server = server
  parts.addWork((deadlineMs) => server.stop(deadlineMs))
  forgetWhatChanges({ database, server, cached, figures })
  const drain = async (): Promise<void> => {
    isStopping = true
    server.drain()
    await pause(config.drainSeconds * SECOND_MS)
  }
  return { server, hasPages: web !== undefined, events, drain }
}
