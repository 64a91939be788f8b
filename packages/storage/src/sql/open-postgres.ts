import { AppError } from '@trendverse/domain/primitives/app-error'
import pg from 'pg'
import { ChannelListeners } from './change-channel'
import { watchForDamage } from './damage-watch'
import { explainDatabaseError } from './explain-database-error'
import { MIGRATIONS } from './migrations/migrations'
import { connectionsFor, PatientPool } from './patient-pool'
import { PostgresChannels } from './postgres-channels'
import { PostgresLocks } from './postgres-locks'
import { prepareSession } from './postgres-session'
import { readinessOf } from './readiness-probe'
import { type OnStep, runMigrations } from './run-migrations'
import { SITE_SESSIONS } from './site-sessions'
import { databaseOverPool, type SqlDatabase } from './sql-database'
import { explainRefusal } from './unfit-database'

/** Connections of one process; PostgreSQL's default is 100 for all of them. */
const DEFAULT_CONNECTIONS = 10
/** How long a request waits for a connection before it is told that the database is away. */
const CONNECT_TIMEOUT_MS = 5_000
/** No statement of a request takes long; jobs thin history, which may. */
const STATEMENT_TIMEOUT_MS = 60_000
/** An open transaction whose process hangs must not hold its locks for ever. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000
const PROBE_TIMEOUT_MS = 2_000

export type PostgresOptions = {
  /** `DATABASE_URL` */
  readonly url: string
  /** Connections at most. Default 10. */
  readonly connections?: number | undefined
  /** Whether an older database is brought to this version's form. Default true. */
  readonly migrate?: boolean | undefined
  /** Told once, when a statement finds that the database is damaged. */
  readonly onDamage?: ((error: unknown) => void) | undefined
  /** Told before each step of an upgrade. */
  readonly onStep?: OnStep | undefined
  /** What the server's list of sessions says of this process. Default `SITE_SESSIONS`. */
  readonly sessionName?: string | undefined
}

/**
 * Opens PostgreSQL and brings it to this version's form, one process at a time. Connections that break are replaced
 * by the next statement. Throws AppError `unavailable` with one clear sentence when it cannot be reached.
 */
export async function openPostgres(options: PostgresOptions): Promise<SqlDatabase> {
  const sessionName = options.sessionName ?? SITE_SESSIONS
  const limits = {
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  }
  const settings = {
    connectionString: options.url,
    max: options.connections ?? DEFAULT_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // with the first word of a connection: a limit of the role may be too short to change it
    ...limits,
    query_timeout: STATEMENT_TIMEOUT_MS + CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: sessionName,
    // Every connection, before anybody has it. The types of the pool do not know of it yet.
    onConnect: (client: pg.ClientBase) => prepareSession(client, options.url, limits),
  }
  const pool = new PatientPool(settings)
  // an idle connection that breaks is dropped by the pool; without a listener it would end the process
  pool.on('error', () => undefined)
  // So would one that breaks between two statements of somebody who holds it: their next statement fails, and says why.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    pool.most(await connectionsFor(pool, settings.max))
    if (options.migrate !== false) await runMigrations(pool, MIGRATIONS, options.onStep)
  } catch (error) {
    await pool.end()
    throw unreachable(options.url, explainDatabaseError(explainRefusal(error)))
  }
  // A connection released without an error means that the database answered.
  let answeredAtMs = Number.NEGATIVE_INFINITY
  pool.on('release', (error) => {
    if (!error) answeredAtMs = performance.now()
  })
  const damage = watchForDamage(options.onDamage)
  const listeners = new ChannelListeners()
  const channels = new PostgresChannels(options.url, pool, listeners)
  const locks = new PostgresLocks(options.url, sessionName)
  const isReady = readinessOf((text) => pool.query<object>(text))
  return {
    kind: 'postgres',
    ...databaseOverPool(pool, damage),
    notify: (channel, subject) => channels.notify(channel, subject ?? null),
    listen: (channel, listener) => {
      channels.start()
      return listeners.add(channel, listener)
    },
    holdAlone: locks.hold,
    isUp: async () => {
      if (damage.isDamaged()) return false
      const askedAtMs = performance.now()
      return inTime(isReady(), () => answeredAtMs > askedAtMs)
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all([channels.stop(), locks.stop()])
      await pool.end()
    },
  }
}

/**
 * On a busy database the probe may time out waiting for a connection. The database is up as long as it answers other
 * statements: taking a busy process out of a balancer would only overload the next one.
 */
async function inTime(answered: Promise<boolean>, answersOthers: () => boolean): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(answersOthers()), PROBE_TIMEOUT_MS)
  })
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/** Names the server without its password. */
function unreachable(url: string, error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'unavailable') return error
  const { host, port, database } = new pg.Client(url)
  const reason = error.cause instanceof Error ? error.cause.message || String(error.cause) : 'no answer'
  return new AppError('unavailable', `PostgreSQL at ${host}:${port}, database ${database}, cannot be used: ${reason}`, {
    retryable: true,
    cause: error.cause,
  })
}
