import { MIN_KEY_PRIORITY } from '@trendverse/domain/ai/ai-key'
import { shownEndOf } from '@trendverse/domain/ai/key-mask'
import { mostConcurrent, usualLimits } from '@trendverse/domain/ai/key-quotas'
import type { Needs } from '../ports/ports'

/** The same in every process that starts at the same moment: one key comes of it. */
const FIRST_KEY_ID = '0192f0c4-8f10-7a51-9c3e-5d2b7a1e4c60'

/** Makes the first key for quizzes out of what the installation was started with; once there is any, it is left alone. */
export async function seedFirstKey(
  ports: Needs<'aiKeys' | 'clock' | 'secretBox'>,
  { apiKey, provider }: { readonly apiKey: string; readonly provider: string },
): Promise<boolean> {
  if ((await ports.aiKeys.list()).some(({ keyType }) => keyType === 'quiz')) return false
  await ports.aiKeys.save({
    id: FIRST_KEY_ID,
    name: 'AI_API_KEY',
    provider,
    keyType: 'quiz',
    status: 'active',
    sealedKey: await ports.secretBox.seal(apiKey),
    keyEnd: shownEndOf(apiKey),
    priority: MIN_KEY_PRIORITY,
    ...usualLimits('quiz', 'active'),
    maxConcurrent: mostConcurrent('quiz', 'active'),
    createdAtMs: ports.clock.nowMs(),
  })
  return true
}
