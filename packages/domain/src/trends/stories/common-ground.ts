import { countryNamesOf } from '../../language/country-names'
import type { LanguageCode } from '../../language/language-code'
import { HOUR_MS } from '../../primitives/time'
import { shareInLanguage } from './furniture'
import { type Headline, isNumber } from './headline'
import { angleOf, type HeadlineAngle } from './headline-angle'
import { isEnglish } from './headline-language'
import type { Story } from './story'
import { isCommonInitials, isKnownSubject, isOccasion, isRoutineWord } from './subject-words'
import type { WordFrequencies } from './word-frequencies'

/** A name in one of 400 headlines or more is a subject: a company, a country, a person that many stories are about. */
const SUBJECT_RARITY = 6
/** The same in other languages, whose headlines are fewer. */
const SUBJECT_SHARE = 0.01
/** A name in one of 3,000 headlines or more is known to be one. */
const KNOWN_NAME_RARITY = 8
/** Two words that name nothing tell one event from this sum of their rarities on: "study finds" does not. */
const TWO_WORDS_RARITY = 11
/** A story has names where so many of its titles have. */
const MOST_TITLES = 0.8
/** Shorter titles are searches and tags: they say too little for anything to be missed in them. */
const SHORT_TITLE = 4
/** From this many words on a title says what happened, not only to whom. Languages with compounds need fewer. */
const TELLING_TITLE = { english: 6, other: 3 } as const
/** Titles of so many words that are of one event have more in common than whom it happened to. */
const FULL_TITLE = 8
/** Within this time headlines that share a name alone are taken for the same news. */
const SAME_NEWS_MS = 3 * HOUR_MS
/** A story of so many has more to share than one word of other people's names: "war" is in “Star Wars”. */
const MANY_HEADLINES = 4
/** Larger stories have said enough of an event for a name to lead to it. */
const FEW_HEADLINES = 2

/** A headline that shares only names with one of these may be about anything else that person did. */
const VIEWS: ReadonlySet<HeadlineAngle> = new Set(['opinion', 'verdict', 'reaction', 'nameless'])

/** What a headline shares with a story, a name of several words counted as one thing: "White House", "Dunmere Group". */
type Shared = {
  readonly subjects: number
  readonly names: number
  readonly words: number
  /** Those of them that belong to any case in court or any company's quarter. */
  readonly routineWords: number
  /** Sum over the words that name nothing. */
  readonly wordRarity: number
  readonly numbers: number
}

function sharedThings({ tokens, isTitleCase, language }: Headline, story: Story, frequencies: WordFrequencies): Shared {
  const shared = { subjects: 0, names: 0, words: 0, routineWords: 0, wordRarity: 0, numbers: 0 }
  let before: 'name' | 'subject' | null = null
  let leadsName = false
  for (const token of tokens) {
    const { text } = token
    if (isOccasion(text)) continue
    const isShared = (story.terms.get(text)?.headlines ?? 0) > 0
    // Of English the product knows which words are names; elsewhere the first word of a sentence could be any.
    const isName =
      isKnownSubject(text) ||
      isCountry(text, language) ||
      (!isCommonInitials(text) &&
        frequencies.isName(isEnglish(language) || !token.opensTitle ? token : { text, isCapitalised: false }))
    const belongsToName = before !== null && leadsName && token.isCapitalised && !isTitleCase
    leadsName = token.leadsName
    if (isShared && belongsToName && !isName) continue
    if (!isShared || isNumber(text) || !isName) {
      before = null
      if (!isShared) continue
      if (isNumber(text)) shared.numbers += 1
      else {
        shared.words += 1
        if (isRoutineWord(text)) shared.routineWords += 1
        shared.wordRarity += frequencies.rarity(text)
      }
    } else if (isSubject(text, language, frequencies)) {
      if (before === null) shared.subjects += 1
      before ??= 'subject'
    } else {
      if (before !== 'name') shared.names += 1
      // "Elon Musk" is one name, though "Musk" alone is a subject.
      if (before === 'subject') shared.subjects -= 1
      before = 'name'
    }
  }
  return shared
}

/** Whether a word names a country in a language other than English, wherever in a sentence it stands. */
const isCountry = (token: string, language: LanguageCode | null): boolean =>
  language !== null && !isEnglish(language) && countryNamesOf(language).has(token)

/** Whether many stories are about a name: of English words the product knows, of others what it has seen. */
function isSubject(token: string, language: LanguageCode | null, frequencies: WordFrequencies): boolean {
  if (isKnownSubject(token) || isCountry(token, language)) return true
  if (language === null || isEnglish(language)) return frequencies.rarity(token) < SUBJECT_RARITY
  return shareInLanguage(token, language, frequencies.countOf) > SUBJECT_SHARE
}

/** How a headline stands to a story. */
export type Relation = {
  readonly isOneVoice: boolean
  /** Time between the headline and the story's nearest end, 0 within the story. */
  readonly apartMs: number
  /** Whether the headline stands for another story, which may be the same. */
  readonly areStories: boolean
}

/**
 * Whether what a headline shares with a story is too little to be one event:
 * - amounts and numbers, or subjects of many stories, and nothing else;
 * - a single thing, where both come from one publisher;
 * - two everyday words, or words of any court or any quarter; other words without a name, where both name others, a single one
 *   only against a story told at length;
 * - only names, where full titles are hours apart, or where one of two headlines gives a view;
 * - one word that is no name, in a language other than English.
 *
 */
export function lacksGround(
  headline: Headline,
  story: Story,
  { isOneVoice, apartMs, areStories }: Relation,
  frequencies: WordFrequencies,
): boolean {
  const { subjects, names, words, routineWords, wordRarity, numbers } = sharedThings(headline, story, frequencies)
  const things = subjects + names + words
  // Words of their addresses may be enough.
  if (things === 0) return numbers > 0
  const haveAll = (least: number): boolean => [headline, ...story.titles].every(({ tokens }) => tokens.length >= least)
  const tellingTitle = isEnglish(headline.language) ? TELLING_TITLE.english : TELLING_TITLE.other
  if (words === 0 && names === 0 && haveAll(tellingTitle)) return true
  if (words === 0 && story.size === 1 && haveAll(tellingTitle) && [headline, ...story.titles].some(givesView))
    return true
  if (words === 0 && apartMs > SAME_NEWS_MS && story.size <= FEW_HEADLINES && haveAll(FULL_TITLE)) return true
  if (words > 0 && words === things && !isShort(headline)) {
    if (words === routineWords) return true
    if (words === 2 && wordRarity < TWO_WORDS_RARITY) return true
    if (words === 2 || (words > 2 && story.size > 1)) return nameOthers(headline, story, frequencies)
    const isToldAtLength = areStories || story.size >= MANY_HEADLINES
    if (isToldAtLength && nameOthers(headline, story, frequencies)) return true
  }
  if (things > 1) return false
  if (isOneVoice) return true
  if (names === 1) return false
  if (words === 1) return !isEnglish(headline.language)
  return !isShort(headline) && !(story.size === 1 && story.titles.every(isShort))
}

/** Whether a headline shares no word with a story but those of an occasion. */
export function sharesNothing({ tokens }: Headline, story: Story): boolean {
  return tokens.every(({ text }) => isOccasion(text) || (story.terms.get(text)?.headlines ?? 0) === 0)
}

/** Each headline is compared with many stories. */
const GIVES_VIEW = new WeakMap<Headline, boolean>()

/** Whether a headline says what somebody thinks of something rather than what happened. */
function givesView(headline: Headline): boolean {
  const known = GIVES_VIEW.get(headline)
  if (known !== undefined) return known
  const angle = angleOf(headline.title, headline.language)
  const isView = angle !== null && VIEWS.has(angle)
  GIVES_VIEW.set(headline, isView)
  return isView
}

const isShort = ({ tokens }: Headline): boolean => tokens.length < SHORT_TITLE

/** Whether a headline and all titles of a story have names, none of which they share: heat waves of two countries. */
function nameOthers(headline: Headline, story: Story, frequencies: WordFrequencies): boolean {
  const hasName = ({ tokens }: Headline): boolean =>
    tokens.some((token) => frequencies.isName(token) && frequencies.rarity(token.text) < KNOWN_NAME_RARITY)
  return hasName(headline) && story.titles.filter(hasName).length >= MOST_TITLES * story.titles.length
}
