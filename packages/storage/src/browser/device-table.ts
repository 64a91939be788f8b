import { z } from 'zod'
import type { DeviceRecord } from './device-record'
import type { SafeStorage } from './safe-storage'

const VERSION = 1
const stored = z.object({ version: z.literal(VERSION), rows: z.array(z.unknown()) })

export type DeviceRow = Readonly<Record<string, unknown>>
export type RowsByKey = ReadonlyMap<string, readonly DeviceRow[]>

/** A part of the store and where in local storage it is kept: under one key, or under many that begin alike. */
export type DeviceTable = {
  /** The key, or what all of them begin with. */
  readonly key: string
  /** Puts what is kept into the store; what is corrupt, foreign or of another version is left out (ST-06). */
  readonly load: (storage: SafeStorage, store: DeviceRecord) => void
  /** What the store holds of it now, by key. Rows of a store are replaced, never changed in place. */
  readonly rows: (store: DeviceRecord) => RowsByKey
  /** Rows of one key as the text that is kept, or null for none. */
  readonly write: (rows: readonly DeviceRow[]) => string | null
}

/**
 * A table under one key.
 *
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
  const read = rowReader(row)
  return {
    key,
    load: (storage, store) => {
      for (const one of read(storage, key)) put(store, one)
    },
    rows: (store) => new Map([[key, rows(store)]]),
    write,
  }
}

/**
 * A table whose rows lie under several keys.
 *
 * @param prefix What all keys begin with.
 * @param keyOf The key a row lies under; one that is found under another is left out.
 */
export function deviceTablePerKey<Row extends DeviceRow>(
  prefix: string,
  row: z.ZodType<Row>,
  keyOf: (row: Row) => string,
  put: (store: DeviceRecord, row: Row) => void,
  rows: (store: DeviceRecord) => readonly Row[],
): DeviceTable {
  const readers = new Map<string, ReturnType<typeof rowReader<Row>>>()
  return {
    key: prefix,
    load: (storage, store) => {
      for (const key of storage.keys(prefix)) {
        const read = readers.get(key) ?? rowReader(row)
        readers.set(key, read)
        for (const one of read(storage, key)) if (keyOf(one) === key) put(store, one)
      }
    },
    rows: (store) => groupByKey(rows(store), keyOf),
    write,
  }
}

function groupByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [row])
    else group.push(row)
  }
  return groups
}

/** Checking costs more than reading: as long as the text is the same, so are its rows. */
function rowReader<Row>(row: z.ZodType<Row>): (storage: SafeStorage, key: string) => readonly Row[] {
  let checked: { readonly text: string | null; readonly rows: readonly Row[] } = { text: null, rows: [] }
  return (storage, key) => {
    const text = storage.read(key)
    if (text !== checked.text) checked = { text, rows: readRows(storage.readJson(key), row) }
    return checked.rows
  }
}

/** The rows under one key, for who needs no more of a device's record than these. */
export function readTable<Row>(storage: SafeStorage, key: string, row: z.ZodType<Row>): readonly Row[] {
  return readRows(storage.readJson(key), row)
}

function write(rows: readonly DeviceRow[]): string | null {
  return rows.length === 0 ? null : JSON.stringify({ version: VERSION, rows })
}

function readRows<Row>(value: unknown, row: z.ZodType<Row>): Row[] {
  const found = stored.safeParse(value)
  if (!found.success) return []
  return found.data.rows.flatMap((one) => {
    const parsed = row.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
}
