import { isUuid } from '@trendverse/domain/primitives/uuid'

/**
 * What a page knows of an address anyone may have typed: texts by their keys, ids only where they can be one. Everything
 * else is left out, never an error.
 */
export function knownSearch<Key extends string>(
  raw: Readonly<Record<string, unknown>>,
  { ids, texts = [] }: { readonly ids: readonly Key[]; readonly texts?: readonly Key[] },
): { readonly [Known in Key]?: string } {
  const known = [...ids, ...texts].flatMap((key) => {
    const value = raw[key]
    return typeof value === 'string' && (texts.includes(key) || isUuid(value)) ? [[key, value]] : []
  })
  // Its keys are those that were asked for.
  return Object.fromEntries(known) as { readonly [Known in Key]?: string }
}
