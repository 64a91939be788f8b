/** What the worker is opened with. */
export type WorkerSetup = {
  /** PGlite's own folder, or null for a database in memory. */
  readonly folder: string | null
  /** Whether acknowledged writes are flushed to the disk (fdatasync). */
  readonly flush: boolean
}

/** One thing asked of the worker; `session` is null for a statement on its own. */
export type WorkerRequest = {
  readonly id: number
  readonly session: number | null
} & (
  | { readonly kind: 'statement'; readonly text: string; readonly values: readonly (string | null)[] }
  /** The session gives its connection back; an open transaction of it is rolled back. */
  | { readonly kind: 'release' }
  | { readonly kind: 'close' }
)

/** A result as the wire carries it: texts, to be parsed by type on the caller's side. */
export type WireResult = {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
  readonly rows: readonly (readonly (string | null)[])[]
  /** `INSERT 0 3`, `SELECT 1`. */
  readonly command: string
}

/** The fields of a PostgreSQL error that callers read. */
export type WireError = {
  readonly message: string
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
}

export type WorkerReply =
  | { readonly id: number; readonly results: readonly WireResult[] }
  | { readonly id: number; readonly error: WireError }

/** The first reply, once the database is open. */
export const READY_ID = 0

/** What upkeep failed with, which nobody asked for. */
export const UPKEEP_ID = -1

/** SQLSTATE "data_corrupted": the database does not open because something in its folder is lost. */
export const DATA_CORRUPTED = 'XX001'
