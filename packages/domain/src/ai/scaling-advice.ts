import type { AiKey } from './ai-key'
import { breakerAt } from './circuit-breaker'
import { KEY_TYPES, type KeyType } from './key-type'

/** KP-23: advice from above these sizes and below this health. */
const LONG_QUEUE = { quiz: 20, meme: 15 } as const satisfies Record<KeyType, number>
const POOR_HEALTH = 50

/** What administrators are told about the pool (KP-23). */
export type ScalingAdvice =
  | { readonly kind: 'long_queue'; readonly type: KeyType; readonly waiting: number }
  | { readonly kind: 'poor_health'; readonly type: KeyType; readonly keyName: string; readonly health: number }
  | { readonly kind: 'breaker_open'; readonly type: KeyType; readonly keyName: string }

/** Advice for the pool as it stands (KP-23). Keys that are put aside or stand for the built-in generator need none. */
export function scalingAdvice(
  waiting: Readonly<Record<KeyType, number>>,
  keys: readonly Pick<AiKey, 'name' | 'keyType' | 'status' | 'health' | 'breaker'>[],
  nowMs: number,
): readonly ScalingAdvice[] {
  const queues = KEY_TYPES.flatMap((type): readonly ScalingAdvice[] =>
    waiting[type] > LONG_QUEUE[type] ? [{ kind: 'long_queue', type, waiting: waiting[type] }] : [],
  )
  const ofKeys = keys
    .filter(({ status }) => status === 'active')
    .flatMap(({ name: keyName, keyType: type, health, breaker }): readonly ScalingAdvice[] => [
      ...(health < POOR_HEALTH ? [{ kind: 'poor_health', type, keyName, health } as const] : []),
      ...(breakerAt(breaker, nowMs).state === 'open' ? [{ kind: 'breaker_open', type, keyName } as const] : []),
    ])
  return [...queues, ...ofKeys]
}

/** Advice as administrators read it. */
export function adviceInWords(advice: ScalingAdvice): string {
  switch (advice.kind) {
    case 'long_queue':
      return `${advice.waiting} jobs are waiting for a ${advice.type} key. Add another ${advice.type} key.`
    case 'poor_health':
      return `The ${advice.type} key "${advice.keyName}" is at ${advice.health} of 100 health. Test it to see why its calls fail.`
    case 'breaker_open':
      return `The ${advice.type} key "${advice.keyName}" is paused because its latest calls failed. Test it, or add another key.`
  }
}
