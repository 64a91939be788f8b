import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { RecordOwner } from './record-owner'

/** Something an administrator, or the system in their place, did. Nothing of it holds a secret. */
export type AuditEntry = {
  readonly id: Uuid
  readonly atMs: number
  /** The administrator's account, or null for the system. */
  readonly actorId: Uuid | null
  readonly actorName: string
  /** Dotted, past tense: `user.deleted`. */
  readonly action: string
  readonly subjectId: string | null
  /** What changed, in plain values. */
  readonly details: Readonly<Record<string, unknown>>
}

/** The name of whoever is not known any more. */
export const FORGOTTEN_ACTOR = 'deleted account'

/** Append-only (QUALITY): no entry can be removed, and the only change is to forget whom it was about. */
export type AuditLog = {
  append(entry: AuditEntry): Promise<void>
  list(page: {
    readonly page: number
    readonly pageSize: number
    readonly action: string | null
  }): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }>
  /** What was done to an account or by it, oldest first. */
  listAbout(userId: Uuid): Promise<readonly AuditEntry[]>
  /**
   * Takes a person who is deleted out of every entry: as the subject, as the one who did it (their name becomes
   * `FORGOTTEN_ACTOR`), and where details name their id or address. When and what stays.
   */
  forget(person: RecordOwner): Promise<void>
}
