import type { AnalyticsReader } from '@trendverse/application/ports/administration'
import { memoryRecord } from '../memory/memory-record'
import { emptyMemoryStore, type MemoryStore } from '../memory/memory-store'
import type { DeviceStore } from './device-store'

/** What a device keeps by itself in browser mode (OP-09). */
export type BrowserStorage = Omit<ReturnType<typeof memoryRecord>, 'analytics'> & {
  /** Without the trends, which are the trend reader's. */
  readonly analytics: Omit<AnalyticsReader, 'listTopTrends'>
}

/**
 * The very adapters that run over memory, each call over what local storage holds at that moment and written back
 * before it is answered. One implementation of the rules serves both, and both pass the same suites.
 */
export function browserStorage(device: DeviceStore): BrowserStorage {
  // The keys of a plain object are its own.
  const names = Object.keys(memoryRecord(emptyMemoryStore())) as (keyof BrowserStorage)[]
  const ports = names.map((name) => [name, kept<object>(device, (store) => memoryRecord(store)[name])])
  // The same names with the same ports, as taken from the record above.
  return Object.fromEntries(ports) as BrowserStorage
}

type Method = (...input: readonly unknown[]) => Promise<unknown>

/** A port whose every call is one transaction of the device. */
function kept<Port extends object>(device: DeviceStore, open: (store: MemoryStore) => Port): Port {
  // Every port consists of methods that answer with a promise, and nothing else.
  const methodsOf = (store: MemoryStore) => open(store) as unknown as Readonly<Record<string, Method>>
  const calls = Object.keys(methodsOf(emptyMemoryStore())).map((name): [string, Method] => [
    name,
    (...input) =>
      device.transact(async (store) => {
        const method = methodsOf(store)[name]
        if (method === undefined) throw new Error(`the port has no ${name}`)
        return method(...input)
      }),
  ])
  // The same names with the same methods, as taken from the port above.
  return Object.fromEntries(calls) as unknown as Port
}
