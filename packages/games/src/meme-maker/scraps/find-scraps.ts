import { isPlayful } from '@trendverse/domain/games/is-playful'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { MAX_SCRAP_LENGTH, type PackScrap } from '../pack'
import { BLANK } from '../pack-words'
import { archiveQuotes } from './archive-quotes'
import { type Passage, passagesOf } from './passages'
import { giveAway, nameWords, tellingTokens } from './telling-tokens'

/** What a scrap looks like before one has understood it; no group may be found by that. */
export type ScrapForm = 'number' | 'quote' | 'name' | 'words'

/** A scrap that may be played with. */
export type FoundScrap = PackScrap & { readonly form: ScrapForm; readonly tokens: readonly string[] }

/** More give no better boards. */
const MAX_SCRAPS_OF_A_TREND = 12
const MAX_BLANKED_WORDS = 2
const NUMBER_WORDS: ReadonlySet<string> = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty forty
  fifty sixty dozens hundreds thousands`.split(/\s+/),
)

/** The scraps of a trend, no two of them saying the same, none with its name in it. The same trend gives the same scraps. */
export function findScraps(trend: TrendDetail): readonly FoundScrap[] {
  const passages = passagesOf(trend)
  const quotes = archiveQuotes(trend.name).flatMap((quote) => quotedFrom(passages, quote))
  const names = nameWords(trend.name)
  const scraps: FoundScrap[] = []
  for (const { text, source } of quotes) {
    const shown = blankName(text, names)
    const tokens = shown === null ? [] : tellingTokens(shown)
    if (shown === null || tokens.length === 0 || !isFitToPlay(shown, trend)) continue
    if (scraps.some((other) => tokens.some((token) => other.tokens.some((known) => giveAway(token, known))))) continue
    scraps.push({ text: shown, source, form: formOf(shown), tokens })
    if (scraps.length === MAX_SCRAPS_OF_A_TREND) break
  }
  return scraps
}

/** A quote with its source, if the texts still hold it; it may begin a sentence there. */
function quotedFrom(passages: readonly Passage[], quote: string): readonly PackScrap[] {
  const opening = quote.charAt(0).toUpperCase() + quote.slice(1)
  const passage = passages.find(({ text }) => text.includes(quote) || text.includes(opening))
  return passage === undefined ? [] : [{ text: quote, source: passage.source }]
}

/** The scrap with blanks for words of the trend's own name; null if too little is left. */
export function blankName(text: string, names: readonly string[]): string | null {
  let blanked = 0
  const shown = text
    .split(' ')
    .map((word) => {
      const isOwn = nameWords(word).some((token) => names.some((name) => giveAway(token, name)))
      if (!isOwn) return word
      blanked += 1
      return word.replace(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'.-]*/u, BLANK)
    })
    .join(' ')
    .replaceAll(new RegExp(`${BLANK}(?: ${BLANK})+`, 'g'), BLANK)
  const isEnough = shown.replaceAll(BLANK, '').replace(/[^\p{L}\p{N}]/gu, '').length >= 3
  return blanked <= MAX_BLANKED_WORDS && isEnough && shown.length <= MAX_SCRAP_LENGTH ? shown : null
}

/** A scrap stands by itself, so it must be harmless by itself: its words are judged as a name of the catalogue would be. */
function isFitToPlay(text: string, { category }: TrendDetail): boolean {
  return isPlayful({ name: text.replaceAll(BLANK, ' '), description: '', tags: [], category, origin: 'starter' })
}

export function formOf(text: string): ScrapForm {
  if (text.startsWith('“')) return 'quote'
  const words = text.split(' ')
  if (words.some((word) => /\p{N}/u.test(word) || NUMBER_WORDS.has(word.toLowerCase()))) return 'number'
  return words.some((word) => /^\p{Lu}/u.test(word)) ? 'name' : 'words'
}
