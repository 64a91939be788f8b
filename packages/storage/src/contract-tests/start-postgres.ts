import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const START_LIMIT_MS = 30_000

export type TestPostgres = {
  /** Connection address over a Unix socket in the server's own temporary folder. */
  readonly url: string
  /** Ends the server as a power cut would (`immediate`) or tidily. */
  stop(how?: 'immediate'): Promise<void>
  start(): Promise<void>
  /** Stops and removes everything. */
  remove(): Promise<void>
}

/** The folder of PostgreSQL's programs, newest first, or null when there is none on this machine. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')), ...pathFolders()]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/** Starts a PostgreSQL of its own in a temporary folder. It refuses to run as root, so root lends it another user. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'trendverse-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const as = { cwd: folder, ...user }
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  await promisify(execFile)(join(programs, 'initdb'), initdb, as)
  let server: ChildProcess | null = null

  const stop = async (how?: 'immediate') => {
    const running = server
    server = null
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(how === 'immediate' ? 'SIGQUIT' : 'SIGINT')
    await ended
  }
  const start = async () => {
    const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off']
    server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...as, stdio: 'ignore' })
    const deadlineMs = Date.now() + START_LIMIT_MS
    while (spawnSync(join(programs, 'pg_isready'), ['-q', '-h', folder], as).status !== 0) {
      if (server.exitCode !== null || Date.now() > deadlineMs) throw new Error('PostgreSQL did not start')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const remove = async () => {
    await stop('immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  await start()
  return { url: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`, stop, start, remove }
}

function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter)
}

function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (what: '-u' | '-g', name: string) => Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout)
  const name = ['postgres', 'nobody'].find((candidate) => idOf('-u', candidate) > 0)
  if (!name) throw new Error('PostgreSQL needs a user other than root')
  return { uid: idOf('-u', name), gid: idOf('-g', name) }
}
