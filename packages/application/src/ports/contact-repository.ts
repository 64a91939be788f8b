import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { RecordOwner } from './record-owner'

export const CONTACT_STATUSES = ['open', 'done'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]

/** What somebody wrote to support; members come first (OP-77). */
export type ContactMessage = {
  readonly id: Uuid
  /** The member's account: their messages go with it. */
  readonly userId: Uuid | null
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly priority: boolean
  readonly status: ContactStatus
  readonly createdAtMs: number
}

export type ContactRepository = {
  add(message: ContactMessage): Promise<void>
  /** Open before done, priority first, then oldest first; `page` begins with 1. */
  list(query: {
    readonly page: number
    readonly pageSize: number
    readonly status: ContactStatus | null
  }): Promise<{ readonly messages: readonly ContactMessage[]; readonly total: number }>
  /** The message as it is then, or null when there is none of this id. */
  setStatus(id: Uuid, status: ContactStatus): Promise<ContactMessage | null>
  /** Oldest first. */
  listOf(userId: Uuid): Promise<readonly ContactMessage[]>
  /** Forgets what a member wrote, and what came from their address. */
  removeOf(person: RecordOwner): Promise<void>
}
