import type { KeyType } from '@trendverse/domain/ai/key-type'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'
import { type ApiKeyRecord, findApiKey, toApiKeyRecord } from './api-key-record'

/** KP-03, OP-43: every AI key, or those of one type; smallest priority first, the oldest of equals. */
export async function listApiKeys(
  ports: Needs<'aiKeys' | 'clock'>,
  type: KeyType | null = null,
): Promise<readonly ApiKeyRecord[]> {
  const nowMs = ports.clock.nowMs()
  const keys = await ports.aiKeys.list()
  return keys.filter(({ keyType }) => type === null || keyType === type).map((key) => toApiKeyRecord(key, nowMs))
}

/** API-12: one AI key. Throws AppError `not_found`. */
export async function readApiKey(ports: Needs<'aiKeys' | 'clock'>, id: Uuid): Promise<ApiKeyRecord> {
  return toApiKeyRecord(await findApiKey(ports, id), ports.clock.nowMs())
}
