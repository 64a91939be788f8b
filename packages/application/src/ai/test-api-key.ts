import type { AiKey } from '@trendverse/domain/ai/ai-key'
import {
  failureWithoutStatus,
  isRetried,
  type ProviderFailure,
  REQUEST_TIMEOUT,
} from '@trendverse/domain/ai/provider-failure'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import { type AuditActor, type AuditPorts, recordAudit } from '../admin/record-audit'
import type { KeyLease, ProviderAnswer } from '../ports/ai'
import type { AiPorts, Needs } from '../ports/ports'
import { getSystemSetting } from '../settings/get-system-settings'
import { findApiKey } from './api-key-record'
import { callWithKey } from './call-with-key'
import { limitPatience } from './limit-patience'

/** Whoever tests a key waits for it, and no call of ours takes longer than ten seconds. */
export const KEY_TEST_LIMIT_MS = 7.5 * SECOND_MS
/** Long enough to be given back by a process that lives. */
const LEASE_MS = KEY_TEST_LIMIT_MS + 15 * SECOND_MS

/** KP-24: as short as a chat can be. */
const QUESTION = {
  system: 'This tests a connection. Answer with the one word the user asks for.',
  user: 'Say: OK',
  temperature: 0,
  maxTokens: 16,
} as const

type Ports = AuditPorts & Pick<AiPorts, 'aiKeys' | 'chatModel' | 'startTimer'> & Needs<'log' | 'secretBox' | 'settings'>

/**
 * Asks a provider something small with this key, past the queue and whatever the key's status, breaker or quota (KP-24).
 * It is a call like any other: counted, and what comes of it tells how the key does. The answer itself is of no interest.
 *
 * Throws AppError `not_found`; `conflict` for a demo key, which calls nobody, and for a key that has as many calls under
 * way as it may; `ai_failed` with the words of ER-32 to ER-35, ER-38 or ER-39.
 */
export async function testApiKey(
  ports: Ports,
  actor: AuditActor,
  id: Uuid,
): Promise<{ readonly model: string; readonly responseTime: number }> {
  const key = await findApiKey(ports, id)
  if (key.status === 'demo')
    throw new AppError('conflict', 'A demo key calls no provider, so there is nothing to test.')
  const model = await modelToTest(ports, key)
  await recordAudit(ports, actor, 'api_key.tested', id, { name: key.name, provider: key.provider, model })
  const lease = await leaseThis(ports, key)
  const startedAtMs = ports.clock.nowMs()
  const answer = await ask(ports, lease, model)
  if (!answer.ok) throw failed(answer.failure)
  return { model: answer.adapted?.model ?? model, responseTime: ports.clock.nowMs() - startedAtMs }
}

/** The model that was chosen for tests, or else the one the key is used for: what another can do says nothing about it (OP-89). */
async function modelToTest(ports: Ports, { keyType }: AiKey): Promise<string> {
  const chosen = await getSystemSetting(ports, 'aiTestModel')
  return chosen === '' ? getSystemSetting(ports, keyType === 'quiz' ? 'aiQuizModel' : 'aiMemeModel') : chosen
}

/** Books the key as jobs do, so that it never has more calls under way than it may, over all processes (KP-12). */
async function leaseThis(ports: Ports, { id, keyType }: AiKey): Promise<KeyLease> {
  const nowMs = ports.clock.nowMs()
  const jobId = uuidV7(nowMs, ports.random.bytes(10))
  const answer = await ports.aiKeys.lease({ jobId, keyType, leaseMs: LEASE_MS, nowMs }, (keys) => {
    const key = keys.find((one) => one.id === id)
    if (key === undefined) return { kind: 'none' }
    return key.active < key.maxConcurrent ? { kind: 'key', keyId: id } : { kind: 'wait' }
  })
  if (answer.kind === 'leased') return answer.lease
  if (answer.kind === 'none') throw new AppError('not_found', 'This AI key no longer exists.')
  const message = 'This key has reached its limit of simultaneous calls. Please try again in a moment.'
  throw new AppError('conflict', message, { retryable: true })
}

async function ask(ports: Ports, lease: KeyLease, model: string): Promise<ProviderAnswer<string>> {
  const patience = limitPatience(ports, KEY_TEST_LIMIT_MS)
  try {
    const call = (apiKey: string, signal: AbortSignal, provider: string) =>
      ports.chatModel.complete(apiKey, { provider, model, ...QUESTION }, signal)
    const answer = await callWithKey(ports, lease, { call, model }, patience.signal)
    return answer ?? { ok: false, failure: failureWithoutStatus('timeout', REQUEST_TIMEOUT) }
  } finally {
    patience.end()
  }
}

function failed(failure: ProviderFailure): AppError {
  const { message, restMs } = failure
  return new AppError('ai_failed', message, {
    retryable: isRetried(failure),
    ...(restMs !== null && { retryAfterMs: restMs }),
  })
}
