import { failureOfStatus } from '@trendverse/domain/ai/provider-failure'
import { type AiWorld, createAiWorld } from '@trendverse/test-support/ai-world'
import type { AiJob, ProviderAnswer, ProviderCall } from '../ports/ai'
import { createKeyPool } from './key-pool'

/** A provider that does as the key says, and notes when it was asked with which. */
export function scriptedProvider(world: AiWorld, behaviours: Readonly<Record<string, ProviderCall<string>>>) {
  const asked: { readonly apiKey: string; readonly afterMs: number }[] = []
  const startMs = world.clock.nowMs()
  const call: ProviderCall<string> = (apiKey, signal, provider) => {
    asked.push({ apiKey, afterMs: world.clock.nowMs() - startMs })
    return (behaviours[apiKey] ?? answering('fine'))(apiKey, signal, provider)
  }
  const keys = () => asked.map(({ apiKey }) => apiKey)
  return { call, asked, keys }
}

export const answering =
  (value: string): ProviderCall<string> =>
  async () => ({ ok: true, value })

export const failing =
  (status: number, restMs: number | null = null): ProviderCall<string> =>
  async () => ({ ok: false, failure: failureOfStatus({ provider: 'OpenAI', status, detail: null, restMs }) })

export const taking =
  (world: AiWorld, ms: number, answer: ProviderAnswer<string> = { ok: true, value: 'slow' }): ProviderCall<string> =>
  () =>
    new Promise((resolve) => world.startTimer(ms, () => resolve(answer)))

export const hanging: ProviderCall<string> = () => new Promise(() => {})

export const quizJob = (call: ProviderCall<string>, changes: Partial<AiJob<string>> = {}): AiJob<string> => ({
  keyType: 'quiz',
  priority: 'normal',
  call,
  ...changes,
})

export const NO_QUIZ_KEY = {
  kind: 'failed',
  reason: 'no_key',
  message: 'No available quiz API keys. All keys are busy, rate-limited, or circuit-broken.',
}

export async function worldWithKeys(...secrets: readonly string[]) {
  const world = createAiWorld()
  for (const [index, secret] of secrets.entries()) await world.addKey(index + 1, secret)
  return { world, pool: createKeyPool(world) }
}
