/** Key of an item within its source. */
export function itemKey(source: string, itemId: string): string {
  return JSON.stringify([source, itemId])
}

export function readItemKey(key: string): readonly [source: string, itemId: string] {
  return JSON.parse(key)
}
