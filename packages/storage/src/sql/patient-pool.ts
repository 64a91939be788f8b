import pg from 'pg'
import { codeOf, UnfitDatabase } from './unfit-database'

/** One to listen, and one for what one process at a time does. */
const BESIDE_THE_POOL = 2
/** After a refusal, how long the pool asks for no more connections than it had. */
const MODEST_MS = 30_000
const TOO_MANY_CONNECTIONS = '53300'
/** Errors of poolers, which have codes of their own. */
const TOO_MANY_IN_WORDS = /too many (?:clients|connections)|max(?:imum)? (?:number of )?client|no more connections/i

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * A pool whose server may give it fewer connections than it would have: whoever is refused one waits for another of the
 * pool, as if it were full.
 */
export class PatientPool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>()
  #most: number
  #modest: NodeJS.Timeout | undefined

  constructor(settings: pg.PoolConfig & { readonly max: number }) {
    super(settings)
    this.#most = settings.max
    this.on('connect', (client) => this.#open.add(client))
    this.on('remove', (client) => this.#open.delete(client))
  }

  /** From now on, opens at most this many connections. */
  most(count: number): void {
    this.#most = count
    this.options.max = count
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectPatiently()
    if (callback === undefined) return connected
    void handOver(connected, callback)
    return undefined
  }

  override async end(): Promise<void> {
    clearTimeout(this.#modest)
    await super.end()
  }

  async #connectPatiently(): Promise<pg.PoolClient> {
    try {
      return await super.connect()
    } catch (error) {
      if (!isRefused(error) || this.totalCount === 0) throw error
      this.#beModest()
      return super.connect()
    }
  }

  #beModest(): void {
    this.options.max = Math.max(1, Math.min(this.options.max, this.#open.size))
    clearTimeout(this.#modest)
    this.#modest = setTimeout(() => {
      this.options.max = this.#most
    }, MODEST_MS).unref()
  }
}

async function handOver(connected: Promise<pg.PoolClient>, callback: Connected): Promise<void> {
  let client: pg.PoolClient
  try {
    client = await connected
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined)
    return
  }
  callback(undefined, client, (release) => client.release(release))
}

function isRefused(error: unknown): boolean {
  return codeOf(error) === TOO_MANY_CONNECTIONS || (error instanceof Error && TOO_MANY_IN_WORDS.test(error.message))
}

const LIMITS = `
select (select nullif(rolconnlimit, -1) from pg_roles where rolname = session_user) as of_user,
  (select nullif(datconnlimit, -1) from pg_database where datname = current_database()) as of_database`

const POOLED =
  'a pooler in transaction mode is in front of it, which loses locks and what is listened to; connect directly or in session mode'

/**
 * How many connections the pool may have of those its user and its database allow. Throws UnfitDatabase where they are too few, or where
 * a pooler gives each statement another connection.
 */
export async function connectionsFor(pool: Pick<pg.Pool, 'connect'>, wanted: number): Promise<number> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<Limits>(LIMITS)
    const [{ of_user: ofUser, of_database: ofDatabase } = { of_user: null, of_database: null }] = rows
    const allowed = Math.min(ofUser ?? Number.POSITIVE_INFINITY, ofDatabase ?? Number.POSITIVE_INFINITY)
    if (allowed <= BESIDE_THE_POOL) {
      const [whose, count] = [allowed === ofUser ? 'user' : 'database', BESIDE_THE_POOL + 1]
      throw new UnfitDatabase(
        `its ${whose} may have ${allowed} connections at once, and ${count} are the least; raise its connection limit`,
      )
    }
    if (wanted > 1 && (await sharesSessions(pool, client))) throw new UnfitDatabase(POOLED)
    return Math.min(wanted, allowed - BESIDE_THE_POOL)
  } finally {
    client.release()
  }
}

type Limits = { readonly of_user: number | null; readonly of_database: number | null }

/** Whether another connection is given the session of this one, or this one another session while that one is busy. */
async function sharesSessions(pool: Pick<pg.Pool, 'connect'>, client: pg.PoolClient): Promise<boolean> {
  const session = await sessionOf(client)
  const other = await pool.connect().catch(() => null)
  // others have taken the rest, so nothing is known
  if (other === null) return false
  try {
    await other.query('begin')
    return (await sessionOf(other)) === session || (await sessionOf(client)) !== session
  } finally {
    await other.query('rollback').catch(() => undefined)
    // There may be room for one connection only.
    other.release(true)
  }
}

async function sessionOf(client: pg.PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
