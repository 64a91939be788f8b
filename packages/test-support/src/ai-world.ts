import type { Needs } from '@trendverse/application/ports/ports'
import { placeOfApiKey } from '@trendverse/application/upkeep/sealed-places'
import type { AiKeySettings } from '@trendverse/domain/ai/ai-key'
import { shownEndOf } from '@trendverse/domain/ai/key-mask'
import { memoryStorage } from '@trendverse/storage/memory/memory-storage'
import { createFakeTime, type FakeTime } from './fake-time'
import { recordedLog } from './recorded-log'
import { seededRandom } from './seeded-random'
import { transparentBox } from './transparent-box'

/** Noon of a Tuesday, UTC. */
const START_MS = Date.UTC(2026, 2, 3, 12)

export type AiWorld = Needs<'aiKeys' | 'aiQueue' | 'clock' | 'random' | 'secretBox' | 'startTimer'> & {
  readonly time: FakeTime
  readonly log: ReturnType<typeof recordedLog>
  /** Adds the n-th key, which opens to this secret; it is older than those of larger numbers. */
  addKey(n: number, secret: string, changes?: Partial<AiKeySettings>): Promise<void>
}

/** All that a key pool needs, over memory or a record of the caller's, on a clock that stands still. */
export function createAiWorld(record: Pick<AiWorld, 'aiKeys' | 'aiQueue'> = memoryStorage()): AiWorld {
  const time = createFakeTime(START_MS)
  return {
    aiKeys: record.aiKeys,
    aiQueue: record.aiQueue,
    secretBox: transparentBox,
    clock: time.clock,
    startTimer: time.startTimer,
    random: seededRandom(),
    log: recordedLog(),
    time,
    async addKey(n, secret, changes = {}) {
      const id = `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
      await record.aiKeys.save({
        id,
        name: `Key ${n}`,
        provider: 'OpenAI',
        keyType: 'quiz',
        status: 'active',
        sealedKey: await transparentBox.seal(secret, placeOfApiKey(id)),
        keyEnd: shownEndOf(secret),
        priority: 1,
        dailyLimit: 1_000_000,
        monthlyLimit: 1_000_000,
        maxConcurrent: 3,
        createdAtMs: START_MS - 1_000 + n,
        ...changes,
      })
    },
  }
}
