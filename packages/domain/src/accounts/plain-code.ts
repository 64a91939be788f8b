const DIGIT = /^\p{Nd}$/u
/** Separators and invisible characters that get copied along with a code. */
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

/** Unicode keeps the ten digits of a script in one run from its zero; runs may stand side by side. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
