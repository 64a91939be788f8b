import { isUuid } from '@trendverse/domain/primitives/uuid'

/** What the address of a meme page says: the meme that is open (OP-64), and what the next one is to be. */
export type MemeSearch = {
  readonly m?: string
  readonly style?: string
  readonly tone?: string
  readonly format?: string
}

/** Which kinds there are only the page itself knows, so that no other page loads them. */
const KEYS = ['m', 'style', 'tone', 'format'] as const

/** Reads an address anyone may have typed: what cannot be meant is left out, never an error. */
export function parseMemeSearch(raw: Record<string, unknown>): MemeSearch {
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = raw[key]
      return typeof value === 'string' && (key !== 'm' || isUuid(value)) ? [[key, value]] : []
    }),
  )
}
