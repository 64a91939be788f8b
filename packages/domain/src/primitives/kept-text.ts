type Readable = { getItem(key: string): string | null }
type Writable = { setItem(key: string, text: string): void; removeItem(key: string): void }

/**
 * Gives a browser's storage. A function, because already naming it throws where storage is forbidden (sandboxed frames,
 * blocked cookies).
 */
export type OpenStorage = () => Readable & Writable

/** The kept text; null where there is none or storage is forbidden (ST-06). */
export function readText(open: () => Readable, key: string): string | null {
  try {
    return open().getItem(key)
  } catch {
    return null
  }
}

/** The kept JSON, of whatever shape; null where there is none, it is no JSON, or storage is forbidden. */
export function readJson(open: () => Readable, key: string): unknown {
  try {
    return JSON.parse(open().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a text, or forgets it (null). Where storage is full or forbidden the page goes on with what it holds. */
export function keepText(open: () => Writable, key: string, text: string | null): void {
  try {
    if (text === null) open().removeItem(key)
    else open().setItem(key, text)
  } catch {
    // Nothing that is kept this way is lost to the page itself.
  }
}
