import { HOLDS_NAME } from './title-parts'

/** Begins with a verb or with what somebody is ("Critical of ..."), or quotes somebody by their role ("The pastor: ..."). */
const WITHOUT_SUBJECT = [
  /^(?:har|hade|vill|ska|skulle|får|fick|kan|kunde|måste|är|var|blir|blev|tar|tog|ger|gav|gör|gjorde|går|gick|slog|bröt|hittade|hotade|misstänks|vägrar|väljer|säger|tror|hoppas|lämnar|lämnade)\s(?!\S+:)/iu,
  /^(?:arg|besviken|glad|kritiska?|ledsen|nöjda?|oroliga?|redo|rädda?|skönt|svårt|tungt|tvungen)\s(?:att|av|för|i|med|på|till|över)\s/iu,
  /^(?:\p{L}+(?:(?<!åklag)aren|isten|orn)|bonden|chefen|experten|grannen|kompisen|kvinnan|mamman|mannen|offret|pappan|prästen|vittnet|\p{L}+s (?:bror|dotter|far|mor|son|syster)):\s/iu,
  /^(?:han|hon)\s/iu,
  /^(?:Krigsministern|Premiärministern|Presidenten)\s(?=\p{Ll})/u,
  /^(?:bilden|frågan|ordet|orden|siffran|årtalet)\s/iu,
]
/** Opens with a noun that nobody has named yet ("The attacks", "The tourists"), or lists things ("Heat, rain and storm"). */
const VAGUE_SUBJECT =
  /^[^:,]+, [^:]*\soch\s\S+$|^(?:\p{L}+a\s)?(?:attackerna|bilderna|domen|eleverna|föremålet|föräldrarna|förhandlingarna|grannarna|hotet|kunderna|mötet|planen|protesterna|resenärerna|samtalen|striderna|turisterna|väljarna|\p{L}*(?:beslutet|förslaget|kravet))\s/iu
/** Who says so in front, and what is quoted behind. */
const AROUND = /^polisen:\s|:\s["“”„«].*$/giu
/** "“Very determined” when they recruit": a quoted phrase, and no name behind it. */
const QUOTED_PHRASE = /^["“”„«][^"“”„«»]+\s[^"“”„«»]+["“”»]/u

/** "Vale: I could not care less": what somebody says of themselves. */
const SAYS_OF_SELF = /^[^:]{2,40}:\s(.*(?<!\p{L})(?:jag|mig|vi|oss)(?!\p{L}).*)$/iu

/** Whether a Swedish headline leaves open who or what it is about. */
export function isNameless(title: string): boolean {
  const said = title.replace(AROUND, '')
  const behind = title.replace(QUOTED_PHRASE, '')
  const [, words] = SAYS_OF_SELF.exec(title) ?? []
  if (WITHOUT_SUBJECT.some((pattern) => pattern.test(title)) || (words !== undefined && !HOLDS_NAME.test(words)))
    return true
  return (VAGUE_SUBJECT.test(said) && !HOLDS_NAME.test(said)) || (behind !== title && !HOLDS_NAME.test(behind))
}
