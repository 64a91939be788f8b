import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity'

/** How often the holder shows that it lives, for those who cannot see its process. */
const HEARTBEAT_MS = 5_000
/** Three missed signs: an unseen holder counts as gone. */
const GONE_AFTER_MS = 15_000
const ATTEMPTS = 5

type LockFile = ProcessIdentity & { readonly token: string }

/** The held lock, or who holds it instead. */
export type LockFileResult =
  | { readonly held: true; readonly release: () => void }
  | { readonly held: false; readonly pid: number | null; readonly seen: boolean }

/** Takes the lock file at `path`, or tells who has it. A file left behind by a dead process is replaced. */
export function takeLockFile(path: string): LockFileResult {
  const own: LockFile = { ...ownIdentity(), token: randomUUID() }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (writeNew(path, own)) return { held: true, release: keep(path, own.token) }
    const holder = readLockFile(path)
    const alive = holder && isAlive(holder)
    const ageMs = ageOf(path)
    if (ageMs === null) continue
    if (alive === true || (alive !== false && ageMs < GONE_AFTER_MS)) {
      return { held: false, pid: holder?.pid ?? null, seen: alive === true }
    }
    moveAway(path, holder?.token)
  }
  return { held: false, pid: readLockFile(path)?.pid ?? null, seen: false }
}

/** Who is named in the lock file, or null when there is none that can be read. */
export function readLockFile(path: string): LockFile | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof value !== 'object' || value === null) return null
    const { pid, startTicks, place, token } = value as Partial<Record<keyof LockFile, unknown>>
    if (typeof pid !== 'number' || typeof place !== 'string' || typeof token !== 'string') return null
    return { pid, place, token, startTicks: typeof startTicks === 'string' ? startTicks : null }
  } catch {
    return null
  }
}

function writeNew(path: string, own: LockFile): boolean {
  try {
    writeFileSync(path, JSON.stringify(own), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Another starter may have replaced the stale file in the meantime: then it is put back. */
function moveAway(path: string, staleToken: string | undefined): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readLockFile(aside)?.token === staleToken) rmSync(aside, { force: true })
  else renameSync(aside, path)
}

function ageOf(path: string): number | null {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return null
  }
}

function keep(path: string, token: string): () => void {
  const timer = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      // removed by hand: the socket still guards this machine, and taking it back could rob another holder
    }
  }, HEARTBEAT_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    if (readLockFile(path)?.token === token) rmSync(path, { force: true })
  }
}
