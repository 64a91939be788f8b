const MAX_DOMAIN_LENGTH = 253
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
const LETTERS = /^(?!\p{M})(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}-])+$/u
/**
 * Signs that are part of a word in one script (RFC 5892, appendix A): the dot between two l of Catalan, what joins and parts letters
 * of Arabic and Indic scripts, the dot of Japanese, geresh and gershayim of Hebrew.
 */
const WITHIN_WORDS =
  /(?<=l)·(?=l)|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]|(?<=\p{Script=Hebrew})[׳״]/gu
const KANA_DOT = /・/g
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const ASCII = /^[a-z0-9-]*$/
/** The lower case of the Turkish İ. No domain contains it, so `GMAİL.COM` is a typing mistake. */
const DOTTED_TWICE = /i\u0307/

/**
 * A domain as name servers know it: in lower case, its letters of other scripts in ASCII (IDNA: mapped as UTS 46 maps, encoded as RFC 3492
 * says). Null for what is none, for one label, and for a host in numbers.
 */
export function asciiDomain(text: string): string | null {
  const mapped = text.normalize('NFKC').toLowerCase().normalize('NFC').replaceAll('。', '.')
  const labels = mapped.split('.').map(asciiLabel)
  if (labels.length < 2 || labels.some((label) => label === null || !LABEL.test(label))) return null
  const domain = labels.join('.')
  return domain.length > MAX_DOMAIN_LENGTH || /^\d+$/.test(labels.at(-1) ?? '') ? null : domain
}

function asciiLabel(label: string): string | null {
  if (ASCII.test(label)) return label
  return label.length <= 63 && isOfLetters(label) && !label.startsWith('xn--') ? `xn--${punycode(label)}` : null
}

function isOfLetters(label: string): boolean {
  const bare = label.replace(WITHIN_WORDS, '')
  return !DOTTED_TWICE.test(bare) && LETTERS.test(JAPANESE.test(bare) ? bare.replace(KANA_DOT, '') : bare)
}

/** RFC 3492, 5. */
const BASE = 36
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 128
const LEAST = 1
const MOST = 26

/** RFC 3492, 6.3: the places of letters that are not ASCII, as numbers of varying length. */
function punycode(label: string): string {
  const codes = Array.from(label, (character) => character.codePointAt(0) ?? 0)
  const basic = codes.filter((code) => code < FIRST_CODE)
  let encoded = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '')
  let code = FIRST_CODE
  let delta = 0
  let bias = FIRST_BIAS
  for (let done = basic.length; done < codes.length; ) {
    const next = Math.min(...codes.filter((one) => one >= code))
    delta += (next - code) * (done + 1)
    code = next
    for (const one of codes) {
      if (one < code) delta += 1
      if (one !== code) continue
      encoded += variableLength(delta, bias)
      bias = adapted(delta, done + 1, done === basic.length)
      delta = 0
      done += 1
    }
    delta += 1
    code += 1
  }
  return encoded
}

function variableLength(delta: number, bias: number): string {
  let digits = ''
  let rest = delta
  for (let place = BASE; ; place += BASE) {
    const threshold = Math.min(MOST, Math.max(LEAST, place - bias))
    if (rest < threshold) return digits + digitOf(rest)
    digits += digitOf(threshold + ((rest - threshold) % (BASE - threshold)))
    rest = Math.floor((rest - threshold) / (BASE - threshold))
  }
}

const digitOf = (value: number): string =>
  value.toString(BASE).replace(/./, (digit) => DIGITS[Number.parseInt(digit, BASE)] ?? '')
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let bias = 0
  for (; rest > ((BASE - LEAST) * MOST) / 2; bias += BASE) rest = Math.floor(rest / (BASE - LEAST))
  return bias + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW))
}
