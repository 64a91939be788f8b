import type { Uuid } from '@trendverse/domain/primitives/uuid'

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

/** Append-only (QUALITY): there is no way to change or remove an entry. */
export type AuditLog = {
  append(entry: AuditEntry): Promise<void>
  list(page: {
    readonly page: number
    readonly pageSize: number
    readonly action: string | null
  }): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }>
}
