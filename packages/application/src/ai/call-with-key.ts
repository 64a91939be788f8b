import type { AiKeyState } from '@trendverse/domain/ai/ai-key'
import { failureWithoutStatus, REQUEST_TIMEOUT } from '@trendverse/domain/ai/provider-failure'
import { CALL_LIMIT_MS } from '@trendverse/domain/ai/request-queue'
import { settleKey } from '@trendverse/domain/ai/settle-key'
import type { AiKeyRepository, KeyLease } from '../ports/ai-key-repository'
import type { ProviderAnswer } from '../ports/chat-model'
import type { KeyPoolPorts } from './key-pool-ports'
import { limitPatience } from './limit-patience'

type CallPorts = Pick<KeyPoolPorts, 'secretBox' | 'clock' | 'startTimer' | 'log'> & {
  readonly aiKeys: Pick<AiKeyRepository, 'settle'>
}

/** One call of a provider with the key it is lent. Must not reject, and ends soon after the signal fires. */
export type ProviderCall<Value> = (apiKey: string, signal: AbortSignal) => Promise<ProviderAnswer<Value>>

/**
 * Makes one call with a key that was lent, for at most 30 s (KP-19), and writes down how it went. A call that nobody waits
 * for any longer says nothing about its key; its answer is null.
 */
export async function callWithKey<Value>(
  ports: CallPorts,
  lease: KeyLease,
  call: ProviderCall<Value>,
  patience: AbortSignal,
): Promise<ProviderAnswer<Value> | null> {
  const startedAtMs = ports.clock.nowMs()
  const answer = await callWithinLimit(ports, lease, call, patience)
  const nowMs = ports.clock.nowMs()
  const outcome = answer && {
    succeeded: answer.ok,
    durationMs: nowMs - startedAtMs,
    restMs: answer.ok ? null : answer.failure.restMs,
  }
  await settleLease(ports, lease, (state) => (outcome === null ? state : settleKey(state, outcome, nowMs)))
  return answer
}

/** Gives a key back. Whoever waits for the answer has it, even when the record cannot be reached now. */
export async function settleLease(
  ports: Pick<CallPorts, 'aiKeys' | 'log'>,
  lease: KeyLease,
  decide: (state: AiKeyState) => AiKeyState,
): Promise<void> {
  try {
    await ports.aiKeys.settle(lease, decide)
  } catch (error) {
    // the lease runs out by itself
    ports.log.warn({ err: error, key: lease.key.id }, 'The outcome of an AI call was not written down')
  }
}

async function callWithinLimit<Value>(
  ports: CallPorts,
  { key }: KeyLease,
  call: ProviderCall<Value>,
  patience: AbortSignal,
): Promise<ProviderAnswer<Value> | null> {
  const apiKey = await openKey(ports, key.sealedKey)
  if (apiKey === null) {
    const message = 'Invalid API key: it cannot be opened with the secret key of this installation'
    return { ok: false, failure: { kind: 'unauthorised', status: null, message, restMs: null } }
  }
  const limit = limitPatience(ports, CALL_LIMIT_MS, patience)
  try {
    const gaveUp = new Promise<null>((resolve) => {
      limit.signal.addEventListener('abort', () => resolve(null), { once: true })
      if (limit.signal.aborted) resolve(null)
    })
    const answer = await Promise.race([call(apiKey, limit.signal), gaveUp])
    if (!limit.signal.aborted) return answer
    if (limit.why() === 'cancelled') return null
    return { ok: false, failure: failureWithoutStatus('timeout', REQUEST_TIMEOUT) }
  } catch (error) {
    // Whatever it is, its text may repeat what was sent.
    ports.log.error({ key: key.id, fault: error instanceof Error ? error.name : typeof error }, 'An AI call failed')
    return { ok: false, failure: failureWithoutStatus('network', 'The provider could not be called') }
  } finally {
    limit.end()
  }
}

async function openKey(ports: Pick<CallPorts, 'secretBox'>, sealedKey: string | null): Promise<string | null> {
  if (sealedKey === null) return null
  return ports.secretBox.open(sealedKey).catch(() => null)
}
