/** A count as JSON carries it (number or text of digits), at least 0, or null when it is none. */
export function readCount(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*-?\d{1,18}(\.\d+)?\s*$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  return Math.min(Math.max(0, Math.round(number)), Number.MAX_SAFE_INTEGER)
}

/** No list counts further; longer texts are no counts. */
const MAX_DIGITS = 20

/** Factors of the number words Google uses, by language. Longer words come first where one begins another. */
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/^(?:십만)/, 1e5],
  [/^(?:백만|m$|mio|mln|млн|mill|م$|مليون)/, 1e6],
  [/^(?:천|千|k|tsd|mil|тыс|тис|tis|rb|ribu|هزار|ألف|हज़ार|bin)/, 1e3],
  [/^(?:만|万|萬)/, 1e4],
  [/^(?:lakh|लाख)/, 1e5],
  [/^(?:cr|crore|करोड़)/, 1e7],
  [/^(?:억|億|亿)/, 1e8],
  [/^(?:b|bn|mrd|млрд)/, 1e9],
]

/**
 * An approximate count as Google Trends writes it: `200+`, `20,000+`, `5K+`, `2천+`, `1.5万+`, `20.000+`.
 * Returns null when the text holds no number or an unknown number word.
 */
export function readApproximateCount(text: string): number | null {
  const normal = westernDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s+<>~≈]/g, '')
  const match = /^(\d[\d.,'’]*)(\D*)$/.exec(normal.slice(0, 40))
  if (match === null || (match[1] ?? '').length > MAX_DIGITS) return null
  const digits = match[1] ?? ''
  const word = (match[2] ?? '').replace(/[.]$/, '')
  const factor = word === '' ? 1 : FACTORS.find(([pattern]) => pattern.test(word))?.[1]
  if (factor === undefined) return null
  return readCount(readNumber(digits) * factor)
}

/** Thousands come in groups of three behind any separator; a single separator before 1 or 2 digits is decimal. */
function readNumber(digits: string): number {
  const tidy = digits.replace(/[.,'’]+$/, '')
  if (/^\d{1,3}([.,'’]\d{2,3})*[.,'’]\d{3}$/.test(tidy)) return Number(tidy.replace(/[.,'’]/g, ''))
  return Number(tidy.replace(/[,'’]/g, '.'))
}

/** Arabic, Persian and Devanagari digits as Western ones. */
function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९]/g, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))
}

function digitValue(code: number): number {
  const zero = [0x660, 0x6f0, 0x966].find((start) => code >= start && code < start + 10) ?? code
  return code - zero
}
