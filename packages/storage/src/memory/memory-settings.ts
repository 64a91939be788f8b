import type { SettingsRepository } from '@trendverse/application/ports/administration'
import { cleanCopy } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** Settings of the installation in memory. */
export function memorySettings({ settings }: Pick<MemoryStore, 'settings'>): SettingsRepository {
  return {
    get: async (key) => settings.get(cleanCopy(key)),
    set: async (key, value) => void settings.set(cleanCopy(key), cleanCopy(value ?? null)),
    setAll: async (values) => {
      for (const [key, value] of Object.entries(cleanCopy(values))) settings.set(key, value ?? null)
    },
    change: async (keys, decide) => {
      const stored = keys.flatMap((key) => (settings.has(key) ? [[key, settings.get(key)] as const] : []))
      const changed = decide(Object.fromEntries(stored))
      for (const [key, value] of Object.entries(cleanCopy(changed))) settings.set(key, value ?? null)
      return changed
    },
  }
}
