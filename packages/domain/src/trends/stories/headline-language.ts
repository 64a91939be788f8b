import type { FollowedItem } from '../items/followed-item'

/** TEMP stub until language package lands */
export const PAGE_LANGUAGE = 'en'
export type LanguageItem = Pick<FollowedItem, 'title' | 'language'>
const SV = /[åäöÅÄÖ]|(?:^|\s)(?:och|att|för|som|på|av|till|med|om|inte|är|var|i|efter|mot|en|ett|vill|ska|kan|ny|nya|får|tar|går|över|från|på)(?=\s|$)/u
const EN = /(?:^|\s)(?:the|of|to|in|and|for|on|is|with|as|at|after|from|by|says|has|will|its|his|her|that|over|an|a)(?=\s|$)/iu
export function languageOfItem({ title, language }: LanguageItem): string | null {
  if (language !== null) return language.slice(0, 2)
  if (/[åäöÅÄÖ]/u.test(title)) return 'sv'
  if (EN.test(title) && !/(?:^|\s)(?:och|att|för|som|av|till|med|om|efter|mot|ett|ska|från)(?=\s|$)/iu.test(title)) return 'en'
  return SV.test(title) ? 'sv' : null
}
export const isEnglish = (language: string | null): boolean => language === null || language === PAGE_LANGUAGE
export const languageOfText = (title: string) => languageOfItem({ title, language: null })

/** The language most of these are in, where that is known of any. */
export function languageOfMost(items: readonly LanguageItem[]): string | null {
  const counts = new Map<string, number>()
  for (const item of items) {
    const language = languageOfItem(item)
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most?.[0] ?? null
}

const TEMP = new Set('om på och att inte sverige- i för med av till från mot efter är här så det vi som en ett den de har kan ska'.split(' '))
/** Whether a word only builds sentences in a language: it names nothing. */
export function isFiller(word: string, language: string | null): boolean {
  return language === 'sv' && TEMP.has(word.toLowerCase())
}
