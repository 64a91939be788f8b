const DIGIT = /^\p{Nd}$/u
/** What codes are parted by, and marks nobody sees: they come along when a code is copied. */
const BETWEEN = /[\s\p{Cf}\p{Pd}\u2212]/gu

/**
 * A code as it was meant, whatever keyboard it was typed on: in small letters, with the digits 0 to 9 for those of any
 * script, and without what parts its groups.
 */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(BETWEEN, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
}

/** The ten digits of a script follow each other, and where there are digits before its zero, they are those of another. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
