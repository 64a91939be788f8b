import type { Buffer } from 'node:buffer'
import { decodeExactly, encodingOf } from './encodings'

/** How much of a document is examined. */
const SAMPLE_BYTES = 64 * 1024
/** The single-byte encoding each language used before UTF-8, where it wasn’t Western. */
const BY_LANGUAGE: readonly (readonly [languages: RegExp, encoding: string])[] = [
  [/^(?:pl|cs|sk|hu|ro|hr|sl|bs|sq)$/, 'iso-8859-2'],
  [/^(?:lt|lv|et)$/, 'windows-1257'],
  [/^el$/, 'windows-1253'],
  [/^tr$/, 'windows-1254'],
  [/^(?:he|iw)$/, 'windows-1255'],
  [/^(?:ar|fa|ur)$/, 'windows-1256'],
  [/^th$/, 'windows-874'],
]
const STATED_LANGUAGE = /(?:<(?:dc:)?language>\s*|\blang\s*=\s*["']?|"language"\s*:\s*")([a-z]{2})\b/i
const CYRILLIC = ['windows-1251', 'koi8-u', 'iso-8859-5']

/**
 * The encoding that bytes without a true statement are most likely in, or null where nothing tells it: that of the language the
 * document states, or of its bytes. Chinese, Japanese, Korean and Cyrillic texts show by themselves what they are in.
 */
export function guessEncoding(bytes: Buffer): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const letters = sample.toString('latin1')
  const eastern = easternEncoding(letters)
  if (eastern !== null && decodeExactly(bytes, eastern) !== null) return eastern
  const language = STATED_LANGUAGE.exec(letters)?.[1]?.toLowerCase() ?? ''
  const known = BY_LANGUAGE.find(([languages]) => languages.test(language))?.[1]
  return known === undefined ? cyrillicEncoding(sample) : encodingOf(known, bytes)
}

const MOST_WORDS = 0.8
/** The share of non-ASCII letters next to another one. In Western languages most stand alone. */
const MOST_LETTERS = 0.7

function areMost(part: readonly string[] | null, letters: string): boolean {
  return (
    (part ?? []).join('').replace(/[\0-\x7f]/g, '').length >= letters.replace(/[\0-\x7f]/g, '').length * MOST_LETTERS
  )
}

/** The encoding in which most letters form words. */
function cyrillicEncoding(sample: Buffer): string | null {
  const letters = sample.toString('latin1')
  if (!areMost(letters.match(/[\x80-\xff]{3,}/g), letters)) return null
  const shares = CYRILLIC.map((name) => wordShare(decodeExactly(sample, name) ?? ''))
  const best = Math.max(...shares)
  return best >= MOST_WORDS ? (CYRILLIC[shares.indexOf(best)] ?? null) : null
}

/** Letters of Cyrillic scripts in a row, and such as people write them: small, the first letter large or not, or all large. */
const OTHER_WORDS = /[^\s\x21-\x7e]{3,}/g
const WRITTEN = /^[«“„"(—–-]*(?:[А-ЯЁЄІЇҐЎЈ]?[а-яёєіїґўјѓќљњџ]+|[А-ЯЁЄІЇҐЎ]+)[»”“").,—–-]*$/

/** The share of words that are Cyrillic as people write it, of all words that are not in ASCII. */
function wordShare(text: string): number {
  const words = text.match(OTHER_WORDS) ?? []
  return words.length === 0 ? 0 : words.filter((word) => WRITTEN.test(word)).length / words.length
}

const PAIRS = /[\x81-\xfe][\x40-\x7e\x80-\xfe]/g
const RUNS = /(?:[\x81-\xfe][\x40-\x7e\x80-\xfe]){3,}/g

/** Which encoding of two bytes a letter the first bytes of its letters speak for, if it is one at all. */
function easternEncoding(letters: string): string | null {
  const runs = letters.match(RUNS)
  if (runs === null || !areMost(runs, letters)) return null
  const pairs = runs.flatMap((run) => run.match(PAIRS) ?? [])
  const share = (form: RegExp): number => pairs.filter((pair) => form.test(pair)).length / pairs.length
  // kana
  if (share(/^[\x82\x83]/) >= 0.15) return 'shift_jis'
  if (share(/^[\xa1-\xfe][\x40-\x7e]/) >= 0.1) return share(/^[\xa1-\xf9]/) >= 0.95 ? 'big5' : null
  if (share(/^[\xa4\xa5]/) >= 0.15) return 'euc-jp'
  // Hangul
  if (share(/^[\xa1-\xac\xb0-\xc8][\xa1-\xfe]/) >= 0.98) return 'euc-kr'
  return share(/^[\xa1-\xa9\xb0-\xf7][\xa1-\xfe]/) >= 0.95 ? 'gb18030' : null
}
