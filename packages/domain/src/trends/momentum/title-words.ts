/** Numbers words are hashed to. */
export const TITLE_BUCKETS = 8_192
/** Words kept of one title; with MOST_CHARACTERS it bounds noise, cost and the size of the state. */
export const MOST_TITLE_WORDS = 128
const MOST_CHARACTERS = 300
/** Scripts written without blanks: single characters and pairs stand for words there. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/u
const WORD = /[\p{L}\p{N}]+/gu
const HOST = /^https?:\/\/(?:www\.)?([^/?#:]+)/i

/** FNV-1a over the characters from `start` to `end`, folded into buckets. */
function bucketOf(text: string, start: number, end: number): number {
  let value = 2_166_136_261
  for (let index = start; index < end; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return ((value ^ (value >>> 15)) >>> 0) % TITLE_BUCKETS
}

/** Distinct buckets of the host an item links to and of the words of its title, 0 to TITLE_BUCKETS - 1. */
export function titleBuckets(title: string, url: string | null): Uint16Array {
  const found = new Set<number>()
  const host = url === null ? undefined : HOST.exec(url)?.[1]
  if (host !== undefined) {
    const key = `host:${host.toLowerCase()}`
    found.add(bucketOf(key, 0, key.length))
  }
  const text = title.slice(0, MOST_CHARACTERS).normalize('NFKC').toLowerCase()
  for (const word of text.match(WORD) ?? []) {
    if (!UNSPACED.test(word)) {
      found.add(bucketOf(word, 0, word.length))
      continue
    }
    for (let index = 0; index < word.length; index += 1) {
      found.add(bucketOf(word, index, index + 1))
      if (index + 2 <= word.length) found.add(bucketOf(word, index, index + 2))
    }
  }
  return Uint16Array.from([...found].slice(0, MOST_TITLE_WORDS))
}
