import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Who holds a lock: enough to tell a living process from another that got the same number later. */
export type ProcessIdentity = {
  readonly pid: number
  /** Clock ticks since boot at which it started, or null where the system does not tell (not Linux). */
  readonly startTicks: string | null
  /** Host and namespace in which the process number means something. */
  readonly place: string
}

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startTicks: startTicksOf(process.pid), place: ownPlace() }
}

/**
 * Whether the process behind an identity lives: true, false, or null when it cannot be seen from here (another
 * machine or container).
 */
export function isAlive(identity: ProcessIdentity): boolean | null {
  if (identity.place !== ownPlace()) return null
  if (identity.startTicks !== null) return startTicksOf(identity.pid) === identity.startTicks
  try {
    process.kill(identity.pid, 0)
    // the number may have been given to another process since
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? null : false
  }
}

/** Field 22 of /proc/PID/stat; the name in field 2 may hold blanks and brackets, so counting starts behind it. */
function startTicksOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function ownPlace(): string {
  return [
    hostname(),
    readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    readOrEmpty(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ')
}

function readOrEmpty(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
