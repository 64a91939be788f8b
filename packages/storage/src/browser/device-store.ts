import type { DeviceLock } from './device-lock'
import { type DeviceRecord, emptyDeviceRecord } from './device-record'
import type { DeviceRow, DeviceTable, RowsByKey } from './device-table'
import type { SafeStorage, WriteResult } from './safe-storage'
import { storageRefusal } from './storage-refusal'

/**
 * The data of this device: one piece of work at a time sees all of it, and changes all it meant to change or nothing.
 */
export type DeviceStore = {
  transact<Output>(work: (store: DeviceRecord) => Promise<Output>): Promise<Output>
}

type Change = { readonly key: string; readonly before: string | null; readonly after: string | null }

/**
 * Lays what local storage holds out in memory, lets the work change it there, and writes what became different. The
 * work must wait for nothing but itself: `lock` keeps other tabs waiting meanwhile.
 */
export function deviceStore(storage: SafeStorage, lock: DeviceLock, tables: readonly DeviceTable[]): DeviceStore {
  return {
    transact: (work) =>
      lock(async () => {
        const store = emptyDeviceRecord()
        for (const table of tables) table.load(storage, store)
        const loaded = tables.map((table) => copyOf(table.rows(store)))
        const output = await work(store)
        const changes = tables.flatMap((table, index) =>
          changedKeys(loaded[index] ?? new Map(), table.rows(store)).map(([key, rows]): Change => {
            return { key, before: storage.read(key), after: table.write(rows) }
          }),
        )
        save(storage, changes)
        return output
      }),
  }
}

/** Lists of the store grow. */
function copyOf(rowsByKey: RowsByKey): RowsByKey {
  return new Map([...rowsByKey].map(([key, rows]) => [key, [...rows]]))
}

/** Keys whose rows became others, with what they are now. */
function changedKeys(before: RowsByKey, after: RowsByKey): readonly (readonly [string, readonly DeviceRow[]])[] {
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].flatMap((key) => {
    const rows = after.get(key) ?? []
    return hasSameRows(before.get(key) ?? [], rows) ? [] : [[key, rows] as const]
  })
}

/**
 * By identity, since rows are replaced, never changed in place: so nothing that stayed as it was is ever serialised.
 */
function hasSameRows(before: readonly DeviceRow[], after: readonly DeviceRow[]): boolean {
  return before.length === after.length && before.every((row, index) => isSameRow(row, after[index]))
}

/** Some tables lay their rows out anew each time, of the very parts the store holds. */
function isSameRow(a: DeviceRow, b: DeviceRow | undefined): boolean {
  if (a === b || b === undefined) return a === b
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name])
}

const growth = ({ before, after }: Change): number => (after?.length ?? 0) - (before?.length ?? 0)

/** What shrinks goes first and makes room. When something finds none, everything is as it was before. */
function save(storage: SafeStorage, changes: readonly Change[]): void {
  const done: Change[] = []
  for (const change of changes.toSorted((a, b) => growth(a) - growth(b))) {
    const result = put(storage, change.key, change.after)
    if (result.stored) {
      done.push(change)
      continue
    }
    for (const { key } of done) storage.remove(key)
    for (const { key, before } of done) put(storage, key, before)
    throw storageRefusal(result.reason)
  }
}

function put(storage: SafeStorage, key: string, text: string | null): WriteResult {
  if (text !== null) return storage.write(key, text)
  storage.remove(key)
  return { stored: true }
}
