/** Families of scripts that a headline can be written in, as far as they tell languages apart. */
export type Script = 'latin' | 'cyrillic' | 'arabic' | 'greek' | 'hebrew' | 'devanagari' | 'thai' | 'hangul' | 'cjk'

/** One sign of these stands for a syllable or a word, so it weighs as many letters. */
const CJK_WEIGHT = 4
const HANGUL_WEIGHT = 3

/** Ranges of code points above Latin, in ascending order: first, last, script, letters one sign weighs. */
const RANGES: readonly (readonly [number, number, Script, number])[] = [
  [0x0370, 0x03ff, 'greek', 1],
  [0x0400, 0x052f, 'cyrillic', 1],
  [0x0590, 0x05ff, 'hebrew', 1],
  [0x0600, 0x06ff, 'arabic', 1],
  [0x0750, 0x077f, 'arabic', 1],
  [0x0900, 0x097f, 'devanagari', 1],
  [0x0e00, 0x0e7f, 'thai', 1],
  [0x1e00, 0x1eff, 'latin', 1],
  [0x1f00, 0x1fff, 'greek', 1],
  [0x3005, 0x3007, 'cjk', CJK_WEIGHT],
  [0x3040, 0x30ff, 'cjk', CJK_WEIGHT],
  [0x3400, 0x9fff, 'cjk', CJK_WEIGHT],
  [0xac00, 0xd7a3, 'hangul', HANGUL_WEIGHT],
  [0xf900, 0xfaff, 'cjk', CJK_WEIGHT],
]
const LAST_LATIN = 0x024f

function isLatinLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
  return code >= 0xc0 && code <= LAST_LATIN && code !== 0xd7 && code !== 0xf7
}

/** The script most of a text is written in; null for a text without letters of a known script. */
export function scriptOfText(text: string): Script | null {
  const letters = new Map<Script, number>()
  let latin = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code <= LAST_LATIN) {
      if (isLatinLetter(code)) latin += 1
      continue
    }
    const range = RANGES.find(([first, last]) => code >= first && code <= last)
    if (range !== undefined) letters.set(range[2], (letters.get(range[2]) ?? 0) + range[3])
  }
  let script: Script | null = latin > 0 ? 'latin' : null
  let most = latin + (letters.get('latin') ?? 0)
  for (const [candidate, count] of letters) {
    if (candidate === 'latin' || count <= most) continue
    script = candidate
    most = count
  }
  return script
}

const KANA = /[\u3041-\u3096\u30a1-\u30fa]/g
/** Chinese writers use this one sign of Japanese as an ornament for "of". */
const ORNAMENT = 'の'
/** Signs that only Japanese writes so: neither simplified nor traditional Chinese has them. */
const JAPANESE_SIGNS =
  /[々込働峠畑駅気円図広沢県実発対変総続験権経戦帰単売読伝転鉄辺黒毎歩歳渋桜剣検険勧圧弾栄満両払仏価拡暁様浄渇徳徴恵悪拠択郷釈竜]/

/** Chinese or Japanese, for a text in signs of either. */
export function chineseOrJapanese(text: string): 'zh' | 'ja' {
  const kana = text.match(KANA) ?? []
  const isOrnamental = kana.length === 1 && kana[0] === ORNAMENT
  if (kana.length > 0 && !isOrnamental) return 'ja'
  return JAPANESE_SIGNS.test(text) ? 'ja' : 'zh'
}

/** Whether a text is written in Latin letters, or without letters at all. */
export function isLatinText(text: string): boolean {
  const script = scriptOfText(text)
  return script === null || script === 'latin'
}
