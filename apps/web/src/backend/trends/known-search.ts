import { isUuid } from '@trendverse/domain/primitives/is-uuid'

/** What the name of a kind may look like; which ones there are only the page itself knows. */
const WORD = /^[a-z-]{1,20}$/

/**
 * What a page knows of an address anyone may have typed: ids and words by their keys, only where they can be one. Everything
 * else is left out, never an error.
 */
export function knownSearch<Key extends string>(
  raw: Readonly<Record<string, unknown>>,
  { ids, words = [] }: { readonly ids: readonly Key[]; readonly words?: readonly Key[] },
): { readonly [Known in Key]?: string } {
  const known = [...ids, ...words].flatMap((key) => {
    const value = raw[key]
    return typeof value === 'string' && (words.includes(key) ? WORD.test(value) : isUuid(value)) ? [[key, value]] : []
  })
  // Its keys are those that were asked for.
  return Object.fromEntries(known) as { readonly [Known in Key]?: string }
}
