/** Characters of a title looked at: the rest adds noise and cost. */
const MOST_CHARACTERS = 300
/** Scripts written without blanks: single characters and pairs stand for words there. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/u
const WORD = /[\p{L}\p{N}]+/gu
const HOST = /^https?:\/\/(?:www\.)?([^/?#:]+)/i

/** FNV-1a over the characters from `start` to `end`, folded into buckets. */
function bucketOf(text: string, start: number, end: number, buckets: number): number {
  let value = 2_166_136_261
  for (let index = start; index < end; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return ((value ^ (value >>> 15)) >>> 0) % buckets
}

/** Distinct buckets of the words of a title and of the host it links to. */
export function titleBuckets(title: string, url: string | null, buckets: number): number[] {
  const found: number[] = []
  const text = title.slice(0, MOST_CHARACTERS).normalize('NFKC').toLowerCase()
  for (const word of text.match(WORD) ?? []) {
    if (!UNSPACED.test(word)) {
      found.push(bucketOf(word, 0, word.length, buckets))
      continue
    }
    for (let index = 0; index < word.length; index += 1) {
      found.push(bucketOf(word, index, index + 1, buckets))
      if (index + 2 <= word.length) found.push(bucketOf(word, index, index + 2, buckets))
    }
  }
  const host = url === null ? undefined : HOST.exec(url)?.[1]
  if (host !== undefined) {
    const key = `host:${host.toLowerCase()}`
    found.push(bucketOf(key, 0, key.length, buckets))
  }
  return [...new Set(found)]
}
