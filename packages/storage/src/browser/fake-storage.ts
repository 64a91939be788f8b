import type { StorageLike } from './safe-storage'

/** Local storage for tests: holds what it is given up to a limit in characters, and then fails as browsers do. */
export class FakeStorage implements StorageLike {
  readonly #values = new Map<string, string>()
  limitCharacters = Number.POSITIVE_INFINITY

  get length(): number {
    return this.#values.size
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    const others = [...this.#values].filter(([other]) => other !== key)
    const used = others.reduce((sum, [other, value]) => sum + other.length + value.length, key.length + text.length)
    if (used > this.limitCharacters) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    this.#values.set(key, text)
  }

  removeItem(key: string): void {
    this.#values.delete(key)
  }
}
