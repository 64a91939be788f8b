import { capitalsLanguage, withCapital } from '../language/in-capitals'
import { cutAtCharacter } from '../primitives/graphemes'
import { foldText } from '../quizzes/fold-text'
import { MAX_HASHTAG_LENGTH } from './meme'

/** Letters, marks and figures of any script; everything else parts words. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** `#CamelCase` of a phrase: `four-day week` is `#FourDayWeek`; words with capitals of their own keep them. Null without a letter. */
export function hashtagOf(phrase: string): string | null {
  const words = phrase.normalize('NFC').replace(/['’]/g, '').match(WORD) ?? []
  const [only = ''] = words
  const joined = words.length === 1 ? only : words.map((word) => withCapital(word, capitalsLanguage([phrase]))).join('')
  const cut = cutAtCharacter(joined, MAX_HASHTAG_LENGTH - 1)
  return /\p{L}/u.test(cut) ? `#${cut}` : null
}

/** Hashtags of whatever was given, each once however it is written; what holds no letter is left out. */
export function normaliseHashtags(given: readonly unknown[]): string[] {
  const tags = given.flatMap((one) => (typeof one === 'string' ? (hashtagOf(one) ?? []) : []))
  return [...new Map(tags.toReversed().map((tag) => [foldText(tag), tag])).values()].toReversed()
}
