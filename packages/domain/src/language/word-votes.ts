import { foldWord } from './fold-word'
import { codesOf, LATIN_WORDS, wordsOfTable } from './function-words'
import { OTHER_SCRIPT_WORDS } from './function-words/other-scripts'
import { HEADLINE_WORDS } from './headline-words'
import type { LanguageCode } from './language-code'

/** Languages that words tell apart, in the order of their scores. */
export const VOTED_LANGUAGES: readonly LanguageCode[] = [...codesOf(LATIN_WORDS), 'ru', 'uk', 'bg', 'ar', 'fa']

/**
 * What one word says, in threes: an index in VOTED_LANGUAGES, the share of one vote this language gets, and what is left
 * of it in a text that looks English.
 */
export type WordVote = readonly number[]

/**
 * The dozen words every second headline of a language has. Related languages share many function words, but not which are
 * frequent: "en" is known in French and Swedish, and every second Swedish headline has it.
 */
const FREQUENT_WORDS: Partial<Record<LanguageCode, string>> = {
  en: 'the of to and in a for on is with at from by as',
  es: 'de la el en y los que las del por con para se un una al su',
  pt: 'de a o e do da em no na os que para com dos por as um ao',
  fr: "de la le les et des en du un à une dans pour au sur l' d' est",
  de: 'der die in und den von das mit im zu für auf ist dem des ein eine nach bei',
  it: 'di e il la in a per del un della che con le da i dei al una nel',
  nl: 'de van in het een en op voor met is te bij aan na naar niet om',
  sv: 'i och på av för till att är en som med den ett om från efter det mot inte de',
  da: 'i og på af for til at er en som med den et om fra efter det mod ikke de',
  nb: 'i og på av for til å er en som med den et om fra etter det mot ikke de',
  fi: 'ja on ei se oli että kun nyt voi myös',
  pl: 'w i na z do się nie o od po za dla jest to',
  cs: 'v a na se do za s z o je po pro k že',
  sk: 'v a na sa do za s z o je po pre k že',
  sl: 'v in na je za z s se po so iz da o pri ne',
  hr: 'u i na je za se s od iz po su da o ne',
  ro: 'de în a la cu pe și din care pentru un o al nu',
  hu: 'a az és egy nem is hogy meg van',
  tr: 've bir bu için ile da de',
  id: 'di dan yang ini untuk dari ke dengan',
}
/** Such a word says twice as much. */
const FREQUENT = 2

/** A word found without its accents says half of what it says with them. */
const UNACCENTED = 0.5
/** A frequent word of headlines says a little less than a function word: more languages share such words than the tables know. */
const HEADLINE = 0.6
/** Shorter words without their accents meet too many words of other languages. */
const MIN_UNACCENTED_LENGTH = 3

/**
 * Function words of other languages that are also English words or initials ("die", "man", "son"), or open names in English
 * headlines ("Los Angeles", "Le Mans", "Van der Meer"): they say little.
 */
const SEEN_IN_ENGLISH: ReadonlySet<string> = new Set(
  wordsOfTable(`
    die man men war hat am bin fast wie hier bald gut are son sur mas den sin pro con fra van mot fan tan pan par tout plus
    est sous comment car pour place sale ten once sea come dove fate fu sole mine hon era din hans dig hit vi er ham jag
    sig vid nu set side hun bar bare pop los las el la le les de del du des da di do dos das san santa der von vom zu al
    ali ben bin op te un una une um ist il lo ma mi me se si no non sera sei era ai oh na ta to we so ja ten od per se
    ni ne nos na me my on us ex am pm tv uk us eu ii iv la le en et de je tu ce ca ni va fa sa su tu ti no os as um
    ses des pas on mes ton tons note notes dire dont fait sans avec mon ban bon bis sah mal weg rund sind gar eben wall
    pop hier herr ring gang land pas ski fin fine mode more rare cape here there even over under after far for fort for
    all alt annan bland var vara bort mest ska hav dit eller sen ned inga honest till from mid sand hade ord nog
    hun hum ham der art tag hen lad men slag egen kan bort fire for mod under over frem om at ad et en de den
    ko li da bi bo sam on ona jo kar tam tu ten tom tim jak kim ako iza oni sve kod kroz bio bit dan gol lol bez
    dia diri para kala pun deli lain sana ini itu anda hari kita maka satu tak apa
    mai sub doar din care face cine pot spun lui lei sale ale mare are
    hat is ha el fog volt hang mint vagy bar fel meg ki be le ide tud mond
    ne ya bu su var yok olan hem pek ama ne mu mi biz siz ben sen her hep kim
    on saa he me te jo nyt kun vai ole ei tai asti yli alas omaa muu mitta sitten
    wat want ben had zal mag men toe kon wilde hoe zes ten ter dan dus nog als hem haar hen uit met ja nee zo wel
    mimo mogul moi mu mo za ze zu po pod nad bo by lub oni nam was wam nas was wam moja ani
    todo nada solo como sobre entre hasta toda otro ella ellas ellos mismo fue ser este esta ese eso sea tan mis sus han
    che chi dal nel col dei alla dalla della delle degli sul qua sotto sopra
  `),
)
/** The part of a vote that such a word keeps. */
const SEEN_IN_ENGLISH_SHARE = 0.35

const INITIALS = /[b-df-hj-np-tvx]/

type Share = { readonly code: LanguageCode; readonly share: number }

function collectShares(): Map<string, Map<LanguageCode, number>> {
  const shares = new Map<string, Map<LanguageCode, number>>()
  const add = (word: string, { code, share }: Share): void => {
    const known = shares.get(word) ?? new Map<LanguageCode, number>()
    known.set(code, Math.max(known.get(code) ?? 0, share))
    shares.set(word, known)
  }
  const addTable = (code: LanguageCode, table: string, share: number): void => {
    for (const word of wordsOfTable(table)) {
      // English writes its pronoun as a capital; in small letters the word is Swedish, Polish or Italian.
      if (word === 'i' && code === 'en') continue
      // "l'" and its kind count where they are elided; alone they are initials.
      if (word.length === 1 && INITIALS.test(word)) continue
      add(word, { code, share })
      const plain = foldWord(word)
      // Vietnamese without accents is made of syllables that every language has.
      if (plain.length >= MIN_UNACCENTED_LENGTH && code !== 'vi') add(plain, { code, share: share * UNACCENTED })
    }
  }
  for (const code of codesOf(LATIN_WORDS)) addTable(code, LATIN_WORDS[code], 1)
  for (const code of codesOf(HEADLINE_WORDS)) addTable(code, HEADLINE_WORDS[code], HEADLINE)
  for (const [code, table] of Object.entries(FREQUENT_WORDS)) addTable(code as LanguageCode, table, FREQUENT)
  for (const code of codesOf(OTHER_SCRIPT_WORDS)) addTable(code, OTHER_SCRIPT_WORDS[code], 1)
  return shares
}

/** The votes of every known word, by the word in lower case with its accents and, weaker, without them. */
export const WORD_VOTES: ReadonlyMap<string, WordVote> = new Map(
  [...collectShares()].map(([word, shares]) => {
    let total = 0
    for (const share of shares.values()) total += share
    const isEnglish = shares.has('en')
    const vote: number[] = []
    for (const [code, share] of shares) {
      const index = VOTED_LANGUAGES.indexOf(code)
      const kept = code !== 'en' && (isEnglish || SEEN_IN_ENGLISH.has(word)) ? SEEN_IN_ENGLISH_SHARE : 1
      if (index >= 0)
        vote.push(index, (Math.min(share, 1) * share) / total, (Math.min(share, 1) * share * kept) / total)
    }
    return [word, vote]
  }),
)
