import type { AiKeyState } from '@trendverse/domain/ai/ai-key'
import { releaseUnused } from '@trendverse/domain/ai/key-quotas'
import { failureWithoutStatus, isAboutKey, REQUEST_TIMEOUT } from '@trendverse/domain/ai/provider-failure'
import { CALL_LIMIT_MS } from '@trendverse/domain/ai/request-queue'
import { settleKey } from '@trendverse/domain/ai/settle-key'
import { utcDay } from '@trendverse/domain/mail/mail-counters'
import type { AiJob, EndedCall, KeyLease, ProviderAnswer, ProviderCall } from '../ports/ai'
import type { Needs } from '../ports/ports'
import type { SecretBox } from '../ports/world'
import { placeOfApiKey } from '../upkeep/sealed-places'
import { limitPatience } from './limit-patience'

type CallPorts = Needs<'aiKeys' | 'clock' | 'log' | 'startTimer'> & {
  readonly secretBox: Pick<SecretBox, 'open'>
}

/**
 * Makes one call with a key that was lent, for at most 30 s (KP-19), and writes down how it went. A call that nobody
 * waits for any longer says nothing about its key; its answer is null. What was booked for a call that was not made is
 * given back. Whoever has an answer does not wait until it is written down; after a failure they do, since the next choice of a
 * key has to know of it. What a process that dies in between did not write down is counted all the same, with the booking, and
 * its lease runs out.
 */
export async function callWithKey<Value>(
  ports: CallPorts,
  lease: KeyLease,
  { call, model }: Pick<AiJob<Value>, 'call' | 'model'>,
  patience: AbortSignal,
): Promise<ProviderAnswer<Value> | null> {
  const startedAtMs = ports.clock.nowMs()
  const { isMade, answer } = await callWithinLimit(ports, lease, call, patience)
  const nowMs = ports.clock.nowMs()
  const outcome = answer && {
    succeeded: answer.ok,
    durationMs: nowMs - startedAtMs,
    restMs: answer.ok ? null : answer.failure.restMs,
    isOnlyNoted: !answer.ok && !isAboutKey(answer.failure),
    note: model === undefined ? undefined : { model, words: wordsOf(answer) },
  }
  const written = settleLease(
    ports,
    lease,
    (state) => {
      const counted = isMade ? state : releaseUnused(state, lease.bookedDay)
      return outcome === null ? counted : settleKey(counted, outcome, nowMs)
    },
    outcome && isMade && !outcome.isOnlyNoted ? { day: utcDay(nowMs), succeeded: outcome.succeeded } : undefined,
  )
  if (!answer?.ok) await written
  return answer
}

function wordsOf(answer: ProviderAnswer<unknown>): string {
  return `${answer.ok ? 'It answered.' : answer.failure.message} ${answer.adapted?.words ?? ''}`.trim()
}

/** Gives a key back. Whoever waits for the answer has it, even when the database cannot be reached now. */
export async function settleLease(
  ports: Needs<'aiKeys' | 'log'>,
  lease: KeyLease,
  decide: (state: AiKeyState) => AiKeyState,
  ended?: EndedCall,
): Promise<void> {
  try {
    await ports.aiKeys.settle(lease, decide, ended)
  } catch (error) {
    // the lease runs out by itself
    ports.log.warn({ err: error, key: lease.key.id }, 'The outcome of an AI call was not written down')
  }
}

type Attempt<Value> = {
  /** Whether the provider was asked, whatever became of it: then the call has been used up. */
  readonly isMade: boolean
  readonly answer: ProviderAnswer<Value> | null
}

async function callWithinLimit<Value>(
  ports: CallPorts,
  { key }: KeyLease,
  call: ProviderCall<Value>,
  patience: AbortSignal,
): Promise<Attempt<Value>> {
  const apiKey = await openKey(ports, key)
  if (apiKey === null) {
    const message = 'Invalid API key: it cannot be decrypted with the secret key of this installation'
    const failure = { kind: 'unauthorised', status: null, message, restMs: null } as const
    return { isMade: false, answer: { ok: false, failure } }
  }
  if (patience.aborted) return { isMade: false, answer: null }
  const limit = limitPatience(ports, CALL_LIMIT_MS, patience)
  try {
    const gaveUp = new Promise<null>((resolve) => {
      limit.signal.addEventListener('abort', () => resolve(null), { once: true })
      if (limit.signal.aborted) resolve(null)
    })
    const answer = await Promise.race([call(apiKey, limit.signal, key.provider), gaveUp])
    if (!limit.signal.aborted) return { isMade: true, answer }
    if (limit.why() === 'cancelled') return { isMade: true, answer: null }
    return { isMade: true, answer: { ok: false, failure: failureWithoutStatus('timeout', REQUEST_TIMEOUT) } }
  } catch (error) {
    // Whatever it is, its text may repeat what was sent.
    ports.log.error({ key: key.id, fault: error instanceof Error ? error.name : typeof error }, 'An AI call failed')
    const failure = failureWithoutStatus('network', 'The provider could not be called')
    return { isMade: true, answer: { ok: false, failure } }
  } finally {
    limit.end()
  }
}

async function openKey(
  ports: Pick<CallPorts, 'secretBox'>,
  { id, sealedKey }: KeyLease['key'],
): Promise<string | null> {
  if (sealedKey === null) return null
  return ports.secretBox.open(sealedKey, placeOfApiKey(id)).catch(() => null)
}
