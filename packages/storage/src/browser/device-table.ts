import { z } from 'zod'
import type { DeviceRecord } from './device-record'
import type { SafeStorage } from './safe-storage'

const VERSION = 1
const stored = z.object({ version: z.literal(VERSION), rows: z.array(z.unknown()) })

export type DeviceRow = Readonly<Record<string, unknown>>

/** One key of local storage and the part of the store that is kept there. */
export type DeviceTable = {
  readonly key: string
  /** Puts what is kept into the store; what is corrupt, foreign or of another version is left out (ST-06). */
  readonly load: (storage: SafeStorage, store: DeviceRecord) => void
  /** What the store holds of it now. Rows of a store are replaced, never changed in place. */
  readonly rows: (store: DeviceRecord) => readonly DeviceRow[]
  /** Rows as the text that is kept, or null for none. */
  readonly write: (rows: readonly DeviceRow[]) => string | null
}

/**
 * @param row The shape of one row; every row is checked when it is read.
 * @param put Puts one row into the store.
 * @param rows All rows of the store.
 */
export function deviceTable<Row extends DeviceRow>(
  key: string,
  row: z.ZodType<Row>,
  put: (store: DeviceRecord, row: Row) => void,
  rows: (store: DeviceRecord) => readonly Row[],
): DeviceTable {
  /** Checking costs more than reading: as long as the text is the same, so are its rows. */
  let checked: { readonly text: string | null; readonly rows: readonly Row[] } = { text: null, rows: [] }
  return {
    key,
    load: (storage, store) => {
      const text = storage.read(key)
      if (text !== checked.text) checked = { text, rows: readRows(storage.readJson(key), row) }
      for (const one of checked.rows) put(store, one)
    },
    rows,
    write: (kept) => (kept.length === 0 ? null : JSON.stringify({ version: VERSION, rows: kept })),
  }
}

function readRows<Row>(value: unknown, row: z.ZodType<Row>): Row[] {
  const found = stored.safeParse(value)
  if (!found.success) return []
  return found.data.rows.flatMap((one) => {
    const parsed = row.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
}
