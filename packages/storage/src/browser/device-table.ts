import { z } from 'zod'
import type { DeviceRecord } from './device-record'
import type { SafeStorage } from './safe-storage'

const VERSION = 1
const stored = z.object({ version: z.literal(VERSION), rows: z.array(z.unknown()) })

/** One key of local storage and the part of the store that is kept there. */
export type DeviceTable = {
  readonly key: string
  /** Puts what is kept into the store; what is corrupt, foreign or of another version is left out (ST-06). */
  readonly load: (storage: SafeStorage, store: DeviceRecord) => void
  /** What the store holds now, as text, or null for nothing. */
  readonly write: (store: DeviceRecord) => string | null
}

/**
 * @param row The shape of one row; every row is checked when it is read.
 * @param put Puts one row into the store.
 * @param rows All rows of the store.
 */
export function deviceTable<Row>(
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
    write: (store) => {
      const kept = rows(store)
      return kept.length === 0 ? null : JSON.stringify({ version: VERSION, rows: kept })
    },
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
