import type { AiJob, AiKeyRepository, JobResult, KeyLease, KeyPool } from '@trendverse/application/ports/ai'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { AiWorld } from '../ai-world'

/** How long a producer waits before it offers again what a full queue refused. */
const OFFER_AGAIN_MS = 100

/** Offers so many jobs through these pools in turn, waiting whenever the queue is full, and answers what became of each. */
export async function offerJobs<Value>(
  world: Pick<AiWorld, 'startTimer'>,
  pools: readonly KeyPool[],
  count: number,
  job: AiJob<Value>,
): Promise<readonly JobResult<Value>[]> {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => world.startTimer(ms, resolve))
  const results: JobResult<Value>[] = []
  let offered = 0
  const produce = async (pool: KeyPool): Promise<void> => {
    while (offered < count) {
      offered += 1
      const result = await pool.run(job)
      if (result.kind === 'failed' && result.reason === 'queue_full') {
        offered -= 1
        await pause(OFFER_AGAIN_MS)
      } else results.push(result)
    }
  }
  // more of them than the queue holds, so that it is full
  await Promise.all(Array.from({ length: 60 }, (_, n) => produce(pools[n % pools.length] as KeyPool)))
  return results
}

export type LeaseWatch = {
  readonly aiKeys: AiKeyRepository
  /** The most calls each key had under way at once. */
  readonly mostActive: ReadonlyMap<Uuid, number>
  /** Leases of a key that was still resting. */
  readonly tooEarly: readonly KeyLease[]
}

/** Watches every lease of a record. The truth is what is written down: the counts of several processes meet there. */
export function watchLeases(aiKeys: AiKeyRepository): LeaseWatch {
  const mostActive = new Map<Uuid, number>()
  const tooEarly: KeyLease[] = []
  return {
    mostActive,
    tooEarly,
    aiKeys: {
      ...aiKeys,
      lease: async (job, choose) => {
        const answer = await aiKeys.lease(job, choose)
        if (answer.kind !== 'leased') return answer
        const { key } = answer.lease
        mostActive.set(key.id, Math.max(mostActive.get(key.id) ?? 0, key.active + 1))
        if ((key.restsUntilMs ?? 0) > job.nowMs) tooEarly.push(answer.lease)
        return answer
      },
    },
  }
}

export type BusyWhile = {
  /** The same work, counted until it ends. */
  during<Value>(work: Promise<Value>): Promise<Value>
  /** The same port, every call of it counted; what is no promise is passed on. */
  port<Port extends object>(port: Port): Port
  isBusy(): boolean
}

/** Knows whether work outside this process is under way, for which a clock that is moved by hand has to stand still. */
export function busyWhile(): BusyWhile {
  let underWay = 0
  const during = async <Value>(work: Promise<Value>): Promise<Value> => {
    underWay += 1
    try {
      return await work
    } finally {
      underWay -= 1
    }
  }
  return {
    during,
    isBusy: () => underWay > 0,
    port: (port) =>
      new Proxy(port, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name)
          if (typeof member !== 'function') return member
          return (...input: unknown[]): unknown => {
            const answer: unknown = Reflect.apply(member, target, input)
            return answer instanceof Promise ? during(answer) : answer
          }
        },
      }),
  }
}
