import { readdirSync, readFileSync } from 'node:fs'

/** Nanoseconds a process has run; null once it is gone. */
function ranNs(pid: number): number | null {
  try {
    // of each of its threads: the first of three numbers
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [ran = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return sum + Number(ran)
    }, 0)
  } catch {
    return null
  }
}

/**
 * Milliseconds of processor time that some work takes in this process, all its threads counted, and in those others, such as
 * the sessions of a database server.
 */
export async function processorMs(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const others = () => pids.reduce((sum, pid) => sum + (ranNs(pid) ?? 0), 0)
  const before = others()
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000 + (others() - before) / 1e6
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
