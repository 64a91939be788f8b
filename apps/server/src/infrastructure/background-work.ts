import { setImmediate } from 'node:timers/promises'
import type { InBackground } from '@trendverse/application/ports/world'
import type { Log } from '../log'

export type BackgroundWork = {
  /** Begins the work when what goes on now, such as an answer, has had its turn. */
  readonly inBackground: InBackground
  /** Resolves when nothing is under way any more. */
  finish(): Promise<void>
}

/** Work beside the answers of this process. It stands on the database, so a stop finishes it before that is closed. */
export function createBackgroundWork(log: Pick<Log, 'error'>): BackgroundWork {
  const underWay = new Set<Promise<void>>()

  async function carryOut(work: () => Promise<void>): Promise<void> {
    await setImmediate()
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, 'Work in the background failed')
    }
  }
  return {
    async inBackground(work) {
      const done = carryOut(work).finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async finish() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
