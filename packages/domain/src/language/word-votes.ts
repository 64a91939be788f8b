import { foldWord } from './fold-word'
import { codesOf, LATIN_WORDS, wordsOfTable } from './function-words'
import { OTHER_SCRIPT_WORDS } from './function-words/other-scripts'
import { HEADLINE_WORDS } from './headline-words'
import type { LanguageCode } from './language-code'

/** Languages that words tell apart, in the order of their scores: those in Latin letters first. */
export const VOTED_LANGUAGES: readonly LanguageCode[] = [...codesOf(LATIN_WORDS), 'ru', 'uk', 'bg', 'ar', 'fa']
export const LATIN_LANGUAGES = codesOf(LATIN_WORDS).length

/**
 * What one word says, in threes: an index in VOTED_LANGUAGES, the share of one vote this language gets, and what is left
 * of it in a text that looks English.
 */
export type WordVote = readonly number[]

/**
 * The dozen words every second headline of a language has. Related languages share many function words, but not which are
 * frequent: "en" is known in French and Swedish, and every second Swedish headline has it.
 */
const FREQUENT_WORDS = {
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
    ad after ai ako al alas ale ali all alla als alt am ama anda ani annan apa are art as asti at avec bald ban bar
    bare be ben bez bi bin bio bis bit biz bland bo bon bort bu by ca cape car care ce che chi cine col come comment
    como con da dal dalla dan das de degli dei del deli della delle den der des di dia die dig din dire diri dit do
    doar dont dos dove du dus eben egen ei el ella ellas eller ellos en entre er era ese eso est esta este et eu even
    ex fa face fait fan far fast fate fel fin fine fire fog for fort fra frem from fu fue gang gar gol gut ha haar had
    hade ham han hang hans hari hasta hat hav he hem hen hep her here herr hier hit hoe hon honest hum hun ide ii il
    inga ini is ist itu iv iza ja jag jak je jo kala kan kar ki kim kita ko kod kon kroz kun la lad lain land las le
    lei les li lo lol los lub lui ma mag mai maka mal man mare mas me meg men mes mest met mi mid mimo mine mint mis
    mismo mitta mo mod mode mogul moi moja mon mond more mot mu muu my na nad nada nam nas ne ned nee nel ni no nog
    non nos note notes nu nyt od oh olan ole om omaa on ona once oni op ord os otro over pan par para pas pek per
    place plus pm po pod pop pot pour pro pun qua rare ring rund sa saa sah sale sam san sana sand sans santa satu se
    sea sei sen ser sera ses set si side sig sin sind sitten siz ska ski slag so sobre sole solo son sopra sotto sous
    spun su sub sul sur sus sve ta tag tai tak tam tan te ten ter there ti till tim to toda todo toe tom ton tons tout
    tu tud tv uit uk um un una under une us va vagy vai van var vara vi vid volt vom von wall wam want war was wat we
    weg wel wie wilde ya yli yok za zal ze zes zo zu
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
  for (const code of codesOf(FREQUENT_WORDS)) addTable(code, FREQUENT_WORDS[code], FREQUENT)
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
