import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** What somebody wrote to support; members come first (OP-77). */
export type ContactMessage = {
  readonly id: Uuid
  readonly userId: Uuid | null
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly priority: boolean
  readonly status: 'open' | 'done'
  readonly createdAtMs: number
}

export type ContactRepository = {
  add(message: ContactMessage): Promise<void>
  /** Open before done, priority first, then oldest first. */
  list(page: {
    readonly page: number
    readonly pageSize: number
  }): Promise<{ readonly messages: readonly ContactMessage[]; readonly total: number }>
  setStatus(id: Uuid, status: ContactMessage['status']): Promise<boolean>
  listOf(userId: Uuid): Promise<readonly ContactMessage[]>
}
