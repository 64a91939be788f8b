/** Whether a value was kept; when not, why, so that the caller can tell the visitor or make room. */
export type WriteResult = { readonly stored: true } | { readonly stored: false; readonly reason: 'full' | 'forbidden' }

/** Local storage that never throws (ST-06): what cannot be read is missing, what cannot be written says why. */
export type SafeStorage = {
  /** The stored text, or null when there is none or storage is forbidden. */
  read(key: string): string | null
  /** The keys that begin with this, none where storage is forbidden. */
  keys(prefix: string): readonly string[]
  /** The stored JSON, or undefined when there is none, it is no JSON, or storage is forbidden. Callers check its shape. */
  readJson(key: string): unknown
  write(key: string, text: string): WriteResult
  writeJson(key: string, value: unknown): WriteResult
  remove(key: string): void
}

/** What of the browser's `Storage` is used. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * @param open Gives the browser's storage. A function, because already naming `window.localStorage` throws where
 * storage is forbidden (sandboxed frames, blocked cookies).
 * @example safeStorage(() => window.localStorage)
 */
export function safeStorage(open: () => StorageLike | null | undefined): SafeStorage {
  const read = (key: string): string | null => {
    try {
      return open()?.getItem(key) ?? null
    } catch {
      return null
    }
  }
  const write = (key: string, text: string): WriteResult => {
    try {
      const storage = open()
      if (!storage) return { stored: false, reason: 'forbidden' }
      storage.setItem(key, text)
      return { stored: true }
    } catch (error) {
      return { stored: false, reason: isFull(error) ? 'full' : 'forbidden' }
    }
  }
  return {
    read,
    keys: (prefix) => {
      try {
        const storage = open()
        const all = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
        return all.filter((key) => key.startsWith(prefix))
      } catch {
        return []
      }
    },
    write,
    readJson: (key) => {
      const text = read(key)
      if (text === null) return undefined
      try {
        return JSON.parse(text) as unknown
      } catch {
        return undefined
      }
    },
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    remove: (key) => {
      try {
        open()?.removeItem(key)
      } catch {
        // forbidden: then nothing is stored either
      }
    },
  }
}

/** Browsers disagree on the name; the second is Firefox's. */
function isFull(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : ''
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
}
