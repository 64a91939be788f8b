import { type AiKey, type AiKeySettings, freshCondition } from '@trendverse/domain/ai/ai-key'
import { keepsKey, shownEndOf } from '@trendverse/domain/ai/key-mask'
import { highestLimits, mostConcurrent, usualLimits } from '@trendverse/domain/ai/key-quotas'
import type { KeyStatus } from '@trendverse/domain/ai/key-type'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { assertUnchanged } from '@trendverse/domain/primitives/assert-unchanged'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import { type AuditActor, type AuditPorts, recordAudit } from '../admin/record-audit'
import type { Needs } from '../ports/ports'
import { placeOfApiKey } from '../upkeep/sealed-places'
import { type ApiKeyRecord, findApiKey, noApiKey, toApiKeyRecord } from './api-key-record'

type CallLimits = Pick<AiKeySettings, 'dailyLimit' | 'monthlyLimit'>
type Limits = CallLimits & Pick<AiKeySettings, 'maxConcurrent'>

/** What administrators write of a new key; limits that are left out are the usual ones of its kind. */
export type ApiKeyInput = Pick<AiKeySettings, 'name' | 'provider' | 'keyType' | 'status' | 'priority'> & {
  readonly [Name in keyof Limits]?: Limits[Name] | undefined
} & { readonly apiKey: string }
/** What of a key can be changed later. */
export type ApiKeyEdit = {
  readonly [Name in Exclude<keyof ApiKeyInput, 'keyType'>]?: ApiKeyInput[Name] | undefined
}

/** What the caller saw of the fields they change. */
export type ApiKeySeen = { readonly [Name in keyof ApiKeyEdit]?: unknown }

const LABELS = {
  name: 'The name',
  provider: 'The provider',
  apiKey: 'The key',
  status: 'The status',
  priority: 'The priority',
  dailyLimit: 'The daily limit',
  monthlyLimit: 'The monthly limit',
  maxConcurrent: 'The number of calls at a time',
}

type Ports = AuditPorts & Needs<'aiKeys' | 'secretBox'>

/**
 * Adds an AI key. Throws AppError `invalid_input`: no key, a key for a demo key, more calls at once than KP-12 allows, or
 * higher limits of a demo key than KP-13 does.
 */
export async function createApiKey(ports: Ports, actor: AuditActor, input: ApiKeyInput): Promise<ApiKeyRecord> {
  const { apiKey, ...said } = input
  const { keyType, status } = said
  const createdAtMs = ports.clock.nowMs()
  const id = uuidV7(createdAtMs, ports.random.bytes(10))
  const settings = {
    ...said,
    ...callsOverTime(said, said, usualLimits(keyType, status)),
    id,
    createdAtMs,
    maxConcurrent: callsAtOnce(said, said.maxConcurrent),
  }
  await ports.aiKeys.save({ ...settings, ...secretOf(status, await sealedIfNew(ports, id, apiKey), null) })
  await recordAudit(ports, actor, 'api_key.created', id, named(settings))
  return answer(ports, id)
}

/**
 * Changes an AI key; what is left out stays, and so does an empty or masked secret (OP-43). With another secret a key
 * begins anew, as healthy as any. A key that becomes a demo key loses its secret, and limits above those of KP-13; one that
 * ceases to be one needs a secret.
 * Throws AppError `not_found`, `invalid_input`, and `conflict` when a field is not what the caller saw of it.
 */
export async function updateApiKey(
  ports: Ports,
  actor: AuditActor,
  id: Uuid,
  edit: ApiKeyEdit,
  expected?: ApiKeySeen,
): Promise<ApiKeyRecord> {
  const { apiKey = '', maxConcurrent, ...said } = definedOf(edit)
  const fresh = await sealedIfNew(ports, id, apiKey)
  const nowMs = ports.clock.nowMs()
  let isAnother = fresh !== null
  let replaced: Partial<AiKeySettings> = {}
  const isFound = await ports.aiKeys.update(id, (before) => {
    assertUnchanged(toApiKeyRecord(before, nowMs), expected, LABELS)
    const after: AiKeySettings = { ...settingsOf(before), ...said }
    const secret = secretOf(after.status, fresh, before)
    const settings = {
      ...after,
      ...callsOverTime(after, said, before),
      ...secret,
      maxConcurrent: callsAtOnce(after, maxConcurrent, before.maxConcurrent),
    }
    replaced = settingsOf(before)
    isAnother = fresh !== null || secret.sealedKey !== before.sealedKey
    return { settings, condition: isAnother ? freshCondition(after.status, nowMs) : undefined }
  })
  if (!isFound) throw noApiKey()
  const after = await findApiKey(ports, id)
  const changed = Object.keys(definedOf(edit)).filter((name) => name !== 'apiKey' || isAnother)
  const told = new Set<string>(changed.filter((name) => name !== 'apiKey'))
  const only = (key: Partial<AiKeySettings>) =>
    Object.fromEntries(Object.entries(key).filter(([name]) => told.has(name)))
  await recordAudit(ports, actor, 'api_key.updated', id, {
    changed,
    ...named(after),
    from: only(replaced),
    to: only(settingsOf(after)),
  })
  return toApiKeyRecord(after, nowMs)
}

/** Removes an AI key; calls under way with it come to their end. Throws AppError `not_found`. */
export async function removeApiKey(ports: Ports, actor: AuditActor, id: Uuid): Promise<void> {
  const key = await findApiKey(ports, id)
  await ports.aiKeys.remove(id)
  await recordAudit(ports, actor, 'api_key.removed', id, named(key))
}

type Secret = Pick<AiKeySettings, 'sealedKey' | 'keyEnd'>

async function sealedIfNew(ports: Ports, id: Uuid, apiKey: string): Promise<Secret | null> {
  if (keepsKey(apiKey)) return null
  return { sealedKey: await ports.secretBox.seal(apiKey, placeOfApiKey(id)), keyEnd: shownEndOf(apiKey) }
}

function secretOf(status: KeyStatus, fresh: Secret | null, before: AiKey | null): Secret {
  if (status === 'demo') {
    if (fresh !== null) throw invalid('apiKey', 'A demo key uses the built-in generator. Leave the key empty.')
    return { sealedKey: null, keyEnd: '' }
  }
  if (fresh !== null) return fresh
  if (before === null || before.sealedKey === null) throw invalid('apiKey', 'Please enter the key.')
  return { sealedKey: before.sealedKey, keyEnd: before.keyEnd }
}

/** As many as are asked for, or else as there were before, as far as its kind may have them (KP-12). */
function callsAtOnce(
  { keyType, status }: Pick<AiKeySettings, 'keyType' | 'status'>,
  wanted: number | undefined,
  before = Number.POSITIVE_INFINITY,
): number {
  const most = mostConcurrent(keyType, status)
  if (wanted === undefined) return Math.min(before, most)
  if (wanted <= most) return wanted
  throw invalid(
    'maxConcurrent',
    `A ${status === 'demo' ? 'demo' : keyType} key can make at most ${most} calls at a time.`,
  )
}

/** The limits asked for, or else those there were before, as far as its kind may have them (KP-13). */
function callsOverTime(
  { keyType, status }: Pick<AiKeySettings, 'keyType' | 'status'>,
  wanted: { readonly [Name in keyof CallLimits]?: number | undefined },
  before: CallLimits,
): CallLimits {
  const highest = highestLimits(keyType, status)
  const limitOf = (name: keyof CallLimits, span: string): number => {
    const limit = wanted[name]
    if (limit === undefined) return Math.min(before[name], highest[name])
    if (limit <= highest[name]) return limit
    throw invalid(name, `A ${keyType} demo key can be used at most ${highest[name]} times a ${span}.`)
  }
  return { dailyLimit: limitOf('dailyLimit', 'day'), monthlyLimit: limitOf('monthlyLimit', 'month') }
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } })
}

/** What the audit log keeps of a key: nothing of the secret, not even its end. */
function named({ name, provider, keyType, status, priority }: Omit<AiKeySettings, keyof Secret>) {
  return { name, provider, keyType, status, priority }
}

type Said = { readonly [Name in keyof ApiKeyEdit]?: Exclude<ApiKeyEdit[Name], undefined> }

function definedOf(edit: ApiKeyEdit): Said {
  // Entries of the edit itself, without those that say nothing.
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as Said
}

function settingsOf(key: AiKey): AiKeySettings {
  const { id, name, provider, keyType, status, sealedKey, keyEnd, createdAtMs } = key
  const { priority, dailyLimit, monthlyLimit, maxConcurrent } = key
  const limits = { priority, dailyLimit, monthlyLimit, maxConcurrent }
  return { id, name, provider, keyType, status, sealedKey, keyEnd, createdAtMs, ...limits }
}

async function answer(ports: Ports, id: Uuid): Promise<ApiKeyRecord> {
  return toApiKeyRecord(await findApiKey(ports, id), ports.clock.nowMs())
}
