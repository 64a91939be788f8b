/** Id of the element that carries what the server already read for the first page. */
export const FIRST_DATA_ELEMENT_ID = 'first-data'
/** Names under which the server writes down what every page needs. */
export const SETTINGS_NAME = 'settings'
export const HOME_LIST_NAME = 'home-list'
export const ON_THIS_DAY_NAME = 'on-this-day'
export const RENDERED_AT_NAME = 'rendered-at'

/**
 * What the first page needs, read once. On the server every `once` runs its read and is written down; in the page the
 * written-down value answers the first call of the same name, so that nothing is read twice.
 */
export type FirstData = {
  readonly once: <Value>(name: string, read: () => Promise<Value>) => Promise<Value>
  /** A written-down value that was not asked for yet, or undefined. */
  readonly take: (name: string) => unknown
  readonly put: (name: string, value: unknown) => void
  /** The values as a JSON text that is safe inside a script element. */
  readonly toJson: () => string
}

function parseRecord(json: string): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  } catch {
    return []
  }
}

/** @param json What `toJson` of the server's instance wrote; the server itself starts with `'{}'`. */
export function createFirstData(json: string, role: 'server' | 'page'): FirstData {
  const values = new Map<string, unknown>(parseRecord(json))
  const take = (name: string) => {
    const value = values.get(name)
    if (role === 'page') values.delete(name)
    return value
  }
  return {
    take,
    put: (name, value) => void values.set(name, value),
    once: async <Value>(name: string, read: () => Promise<Value>) => {
      // What was written down under a name came from the same read on the server.
      if (values.has(name)) return take(name) as Value
      const value = await read()
      if (role === 'server') values.set(name, value)
      return value
    },
    // "<" must not end the element early, and the two separators end a line in older script parsers.
    toJson: () =>
      JSON.stringify(Object.fromEntries(values))
        .replaceAll('<', '\\u003c')
        .replaceAll('\u2028', '\\u2028')
        .replaceAll('\u2029', '\\u2029'),
  }
}
