import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** Whose records: those of an account, and those that name its address, whatever the address's case. */
export type RecordOwner = {
  readonly id: Uuid
  /** Null while nobody has verified it: what names the address may then be somebody else's. */
  readonly email: string | null
}
