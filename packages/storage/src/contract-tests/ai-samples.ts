import type { AiKeySettings } from '@trendverse/domain/ai/ai-key'
import { idOf, NOON_MS } from './samples'

/** The n-th test key, active, for quizzes. */
export function sampleAiKey(n: number, changes: Partial<AiKeySettings> = {}): AiKeySettings {
  return {
    id: idOf(n),
    name: `Key ${n}`,
    provider: 'OpenAI',
    keyType: 'quiz',
    status: 'active',
    sealedKey: `sealed ${n}`,
    keyEnd: 'abcd',
    priority: 1,
    dailyLimit: 100,
    monthlyLimit: 1_000,
    maxConcurrent: 3,
    createdAtMs: NOON_MS + n,
    ...changes,
  }
}
