/** Local storage that can be filled beforehand, and that can refuse like a private window does. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(entries))
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

export function forbiddenStorage(): Storage {
  throw new DOMException('Access is denied.', 'SecurityError')
}
