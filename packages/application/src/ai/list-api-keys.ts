import type { KeyType } from '@trendverse/domain/ai/key-type'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { AiKeyRepository } from '../ports/ai-key-repository'
import type { Clock } from '../ports/clock'
import { type ApiKeyRecord, findApiKey, toApiKeyRecord } from './api-key-record'

/** KP-03, OP-43: every AI key, or those of one type; smallest priority first, the oldest of equals. */
export async function listApiKeys(
  ports: { readonly aiKeys: Pick<AiKeyRepository, 'list'>; readonly clock: Clock },
  type: KeyType | null = null,
): Promise<readonly ApiKeyRecord[]> {
  const nowMs = ports.clock.nowMs()
  const keys = await ports.aiKeys.list()
  return keys.filter(({ keyType }) => type === null || keyType === type).map((key) => toApiKeyRecord(key, nowMs))
}

/** API-12: one AI key. Throws AppError `not_found`. */
export async function readApiKey(
  ports: { readonly aiKeys: Pick<AiKeyRepository, 'find'>; readonly clock: Clock },
  id: Uuid,
): Promise<ApiKeyRecord> {
  return toApiKeyRecord(await findApiKey(ports, id), ports.clock.nowMs())
}
