import type { Uuid } from '@trendverse/domain/primitives/uuid'

/**
 * Told whenever an account, its sessions, its status or its counters changed, so that no process answers for it from
 * memory (QUALITY). What is remembered of others stays.
 */
export type AccountEvents = {
  accountChanged(userId: Uuid): Promise<void>
}
