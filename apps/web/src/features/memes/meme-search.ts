import { isUuid } from '@trendverse/domain/primitives/uuid'

/** What the address of a meme page says: the meme that is open (OP-64), and what the next one is to be. */
export type MemeSearch = {
  readonly m?: string
  readonly style?: string
  readonly tone?: string
  readonly format?: string
}

/** What a kind may look like; which ones there are only the page itself knows, so that no other page loads them. */
const WORD = /^[a-z-]{1,20}$/

const isWord = (value: unknown): value is string => typeof value === 'string' && WORD.test(value)

/** Reads an address anyone may have typed: what cannot be meant is left out, never an error. */
export function parseMemeSearch({ m, style, tone, format }: Record<string, unknown>): MemeSearch {
  return {
    ...(typeof m === 'string' && isUuid(m) && { m }),
    ...(isWord(style) && { style }),
    ...(isWord(tone) && { tone }),
    ...(isWord(format) && { format }),
  }
}
