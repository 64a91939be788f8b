import { type AiKeySettings, freshKeyState, type PoolKey } from './ai-key'

/** A Tuesday noon, UTC. */
export const NOON_MS = Date.UTC(2026, 2, 3, 12)

/** A key nobody used yet, as it stands for a choice. */
export function poolKey(name: string, changes: Partial<PoolKey> = {}): PoolKey {
  const settings: AiKeySettings = {
    id: name,
    name,
    provider: 'OpenAI',
    keyType: 'quiz',
    status: changes.status ?? 'active',
    sealedKey: 'sealed',
    keyEnd: 'abcd',
    priority: 1,
    dailyLimit: 100,
    monthlyLimit: 1_000,
    maxConcurrent: 3,
    createdAtMs: changes.createdAtMs ?? NOON_MS,
  }
  return { ...settings, ...freshKeyState(settings), active: 0, ...changes }
}
