import type { SourceControls } from '@trendverse/application/ports/ingest'
import type { MemoryStore } from './memory-store'

/** What administrators decide about reading the sources, in memory. */
export function memorySourceControls(store: MemoryStore): SourceControls {
  return {
    listOff: async () => [...store.sourcesOff].sort(),
    setOn: async (source, isOn, check) => {
      check(!store.sourcesOff.has(source))
      if (isOn) store.sourcesOff.delete(source)
      else store.sourcesOff.add(source)
    },
    readNow: async (source, nowMs) => {
      const health = store.health.get(source)
      if (health !== undefined) store.health.set(source, { ...health, nextAttemptAtMs: nowMs })
    },
  }
}
