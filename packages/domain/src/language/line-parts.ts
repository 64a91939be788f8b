import { graphemesOf } from '../primitives/graphemes'

/** Scripts whose lines break between any two characters. */
const BY_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}ー]/u
/** Scripts without spaces whose lines break between words, which only a dictionary knows. */
const BY_WORD = [
  ['th', /\p{Script=Thai}/u],
  ['lo', /\p{Script=Lao}/u],
  ['km', /\p{Script=Khmer}/u],
  ['my', /\p{Script=Myanmar}/u],
] as const
/** Tibetan sets a dot or a stroke behind each syllable, and its lines break there. */
const BY_SYLLABLE = /\p{Script=Tibetan}/u
const SYLLABLES = /[^་།༎༑༔]+[་།༎༑༔]*|[་།༎༑༔]+/gu
const UNSPACED = new RegExp(
  [BY_CHARACTER, BY_SYLLABLE, ...BY_WORD.map(([, script]) => script)].map(({ source }) => source).join('|'),
  'u',
)

/** What never begins a line (JIS X 4051, and marks of repetition of other scripts): ends, small kana, marks of length. */
const CLOSING =
  /^[\p{Pe}\p{Pf}\p{M}、。，．・：；？！‼⁇⁈⁉｡､･·‥…ー々〻〜～゠‐\-–—―/／,.:;?!%％‰℃°′″’”ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿｧ-ｯｰ゛゜ﾞﾟๆฯໆຯៗ។៕៖၊။]/u
/** What never ends one. A sign of a currency stands before its number, or behind it. */
const OPENING = /(?:[\p{Ps}\p{Pi}#＃]|(?<!\p{N})\p{Sc})$/u
/** Straight quotes open and close alike: they stay with both neighbours (UAX 14, LB19). */
const QUOTE = /["'＂＇]/
/** A letter without a vowel of its own, which ends the syllable before it in Burmese, Khmer and Thai: `စ်`. */
const FINAL = /^(?:\p{Script=Myanmar}\u1037?\u103a|\p{Script=Khmer}[\u17cb\u17cd]|\p{Script=Thai}\u0e4c)/u
/** Signs between digits, and signs before a number. */
const WITHIN_NUMBER = /(?:\p{N}[.,:]|[.\-‐])$/u
/** `พ.ร.บ.`: the letters of an abbreviation, each with a dot. */
const ABBREVIATED = /(?<![\p{L}\p{M}])(?:[\p{Script=Thai}\p{Script=Lao}]{1,4}\.)+$/u
const ABBREVIATION = /^[\p{Script=Thai}\p{Script=Lao}]{1,4}\./u
/** What stands after a space in some languages and does not begin a line all the same: `ต่าง ๆ`, `Vraiment ?` */
const AFTER_SPACE = /^(?:[ๆໆៗ]|[?!:;»]+$)/u

/** A part of a line that is not broken, and whether a space stands before it where it does not begin a line. */
export type LinePiece = { readonly text: string; readonly hasSpace: boolean }

/** The pieces of a line: its words, or their parts where a script has no spaces. */
export function linePieces(line: string): readonly LinePiece[] {
  const pieces: LinePiece[] = []
  for (const word of line.split(' ')) {
    const [first = '', ...others] = lineParts(word)
    const last = pieces.at(-1)
    if (last !== undefined && AFTER_SPACE.test(word))
      pieces[pieces.length - 1] = { ...last, text: `${last.text} ${first}` }
    else pieces.push({ text: first, hasSpace: true })
    pieces.push(...others.map((text) => ({ text, hasSpace: false })))
  }
  return pieces
}

type Run = { readonly text: string; readonly language: string | null; readonly isByCharacter: boolean }

/**
 * A word between two spaces in the parts between which a line may break: itself, or, where its script has no spaces, its words (Thai,
 * Lao, Khmer, Burmese), its syllables (Tibetan) or its characters (Chinese, Japanese). Together the parts are the word.
 */
export function lineParts(word: string): readonly string[] {
  if (!UNSPACED.test(word)) return [word]
  const parts: string[] = []
  for (const part of runsOf(word).flatMap(partsOfRun)) {
    const last = parts.at(-1)
    if (last !== undefined && isOnePart(last, part)) parts[parts.length - 1] = last + part
    else parts.push(part)
    const [before, end] = parts.slice(-2)
    if (before !== undefined && end !== undefined && ABBREVIATED.test(before) && ABBREVIATION.test(end)) {
      parts.splice(-2, 2, before + end)
    }
  }
  return parts
}

function isOnePart(last: string, next: string): boolean {
  if (CLOSING.test(next) || OPENING.test(last) || FINAL.test(next)) return true
  if (QUOTE.test(last.slice(-1)) || QUOTE.test(next.slice(0, 1))) return true
  return /^\p{N}/u.test(next) ? WITHIN_NUMBER.test(last) : /^\p{Sc}/u.test(next) && /\p{N}$/u.test(last)
}

/** Neighbours of one kind; what has no script of its own, as digits and marks, is a kind as well. */
function runsOf(word: string): readonly Run[] {
  const runs: Run[] = []
  for (const character of graphemesOf(word)) {
    const language = BY_WORD.find(([, script]) => script.test(character))?.[0] ?? null
    const isByCharacter = language === null && BY_CHARACTER.test(character)
    const last = runs.at(-1)
    if (last !== undefined && last.language === language && last.isByCharacter === isByCharacter) {
      runs[runs.length - 1] = { ...last, text: last.text + character }
    } else runs.push({ text: character, language, isByCharacter })
  }
  return runs
}

function partsOfRun({ text, language, isByCharacter }: Run): readonly string[] {
  if (isByCharacter) return graphemesOf(text)
  if (language === null) return BY_SYLLABLE.test(text) ? (text.match(SYLLABLES) ?? [text]) : marksApart(text)
  return Array.from(wordsOf(language).segment(text), ({ segment }) => segment)
}

/** Marks that end or begin something belong to their neighbours of another script. */
function marksApart(text: string): readonly string[] {
  return (
    text.match(
      /[\p{Ps}\p{Pi}]+|[\p{Pe}\p{Pf}、。，．・：；？！‼⁇⁈⁉｡､･‥…〜～]+|[^\p{Ps}\p{Pi}\p{Pe}\p{Pf}、。，．・：；？！‼⁇⁈⁉｡､･‥…〜～]+/gu,
    ) ?? [text]
  )
}

const segmenters = new Map<string, Intl.Segmenter>()

function wordsOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}
