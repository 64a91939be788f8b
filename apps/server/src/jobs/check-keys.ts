import type { Needs } from '@trendverse/application/ports/ports'
import { checkKey } from '@trendverse/domain/ai/settle-key'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

/** KP-21, KP-22, OP-51: every key's history, counters and breaker are brought up to now. */
export function checkKeysJob(ports: Needs<'aiKeys' | 'clock'>): Job {
  return {
    name: 'check-keys',
    everyMs: 30 * SECOND_MS,
    atStart: 'always',
    run: async () => {
      const nowMs = ports.clock.nowMs()
      await ports.aiKeys.revise(nowMs, (key) => checkKey(key, nowMs))
    },
  }
}
