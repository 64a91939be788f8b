import { listNames } from '../../language/list-names'
import { splitAddress } from '../items/canonical-url-parts'
import type { FollowedItem } from '../items/followed-item'
import { languageOfItem } from '../items/language-of-item'
import { SOURCE_PROFILES } from '../items/source'
import type { DescriptionOrigin } from '../trend'
import { dayText, FACTS_MAX, figuresOf } from './figures-in-words'
import { firstSentence } from './first-sentence'
import { readHeadline } from './headline'
import { type HeadlineAngle, tellsNothing, worthOfAngle } from './headline-angle'
import { isEnglish, PAGE_LANGUAGE } from './headline-language'
import { type HeadlineReading, isCutOff } from './read-telling'
import { shorterForm } from './shorter-form'
import { type StoryHeadline, storyHeadlines } from './story-headlines'
import { isPersonalPost } from './story-item'
import {
  ABOUT_THE_SAME,
  newsBeside,
  onlyRepeats,
  rankHeadlines,
  STILL_TRUE_MS,
  sentenceOf,
  shareOfName,
  toldAtMs,
  toSentence,
} from './tell-story'
import type { WordFrequencies } from './word-frequencies'

/** A description with who wrote it. */
export type Description = { readonly text: string; readonly origin: Extract<DescriptionOrigin, { kind: 'source' }> }

const MAX_LENGTH = 320
/** Shorter summaries are fragments ("Comments", a repeated title). */
const MIN_SUMMARY_LENGTH = 40
/** From this share of its words in the headline on, a summary only repeats it. */
const REPEATED_SHARE = 0.7
/** A headline so nearly as good as the best tells as well. */
const AS_GOOD = 0.9
const NEARLY_AS_GOOD = 0.4
/** Shorter names are subjects, which headlines begin with. */
const HEADLINE_WORDS = 4

/** Headlines that take back or lower what earlier ones said. */
const CORRECTS =
  /\b(?:corrects?|corrected|delays?|lowers?|lowered|postpones?|retracts?|reverses?|revises?|revised|scraps?|walks? back|called off|cancell?ed|pulled|withdrawn)\b/iu

type Source = Pick<StoryHeadline, 'source' | 'publisher' | 'url'>

function publisherOf({ source, publisher, url }: Source): string {
  const site = source === 'feeds' ? splitAddress(url ?? '')?.host : undefined
  return publisher ?? site ?? SOURCE_PROFILES[source].label
}

/** Whose words these are, and in which language where it is not that of our pages. */
function originOf(from: Source, language: string | null): Description['origin'] {
  const origin = { kind: 'source', label: publisherOf(from), url: from.url } as const
  return isEnglish(language) || language === null ? origin : { ...origin, language }
}

/** Scripts without blanks say as much in a third of the signs. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
const UNSPACED_SHARE = 1 / 3

function isLongEnough(summary: string): boolean {
  return summary.length >= (UNSPACED.test(summary) ? MIN_SUMMARY_LENGTH * UNSPACED_SHARE : MIN_SUMMARY_LENGTH)
}

/** What the summary adds to a headline, or null when it says the same again or too little. */
function addition(headline: string, summary: string | null): string | null {
  const text = (summary ?? '').trim()
  if (!isLongEnough(text)) return null
  const sentence = firstSentence(text)
  const words = new Set(readHeadline(headline).tokens.map((token) => token.text))
  const told = readHeadline(sentence).tokens
  const repeated = told.filter((token) => words.has(token.text)).length
  return repeated >= REPEATED_SHARE * told.length ? null : sentence
}

/** What an article says of its subject: its first sentence. */
export function describeSubject(items: readonly FollowedItem[]): Description | null {
  const articles = items.filter(({ source }) => SOURCE_PROFILES[source].kind === 'encyclopedia')
  const told = articles.find(({ summary }) => isLongEnough(summary ?? ''))
  return told === undefined
    ? null
    : {
        text: toSentence(firstSentence(told.summary ?? '')),
        origin: { kind: 'source', label: SOURCE_PROFILES[told.source].label, url: told.url ?? told.sourceUrl },
      }
}

/**
 * What happened: the best headline that says more than the name, with its publisher, and what its summary adds. Where no
 * headline says more, the summary of one, what an article says of the subject, the figures in the receipts, an opinion or a
 * question about it, or who reported it. Null without items.
 *
 * @param name The trend's name. The headline told is not older than the one that gave the name, which would deny what
 *   the name says; up to twelve hours only where no newer one says more.
 */
export function describeStory(
  items: readonly FollowedItem[],
  name: string,
  frequencies: WordFrequencies,
): Description | null {
  const all = storyHeadlines(items)
  const ranked = rankHeadlines(all, frequencies, name)
  const named = ranked.filter((told) => gaveTheName(told, name))
  const since = named.length === 0 ? 0 : Math.min(...named.map(({ item }) => toldAtMs(item)))
  const isStillTrue = ({ item }: { readonly item: StoryHeadline }): boolean => toldAtMs(item) >= since - STILL_TRUE_MS
  const about = readHeadline(name)
  const other = ranked.filter(({ text }) => !onlyRepeats(text, name))
  const isNewer = ({ item }: { readonly item: StoryHeadline }): boolean => toldAtMs(item) >= since
  const telling = other.filter(
    ({ angle, item, text }) => (!tellsNothing(angle) || CORRECTS.test(text)) && !isCutOff(item.title),
  )
  const isAbout = ({ headline }: HeadlineReading, share: number): boolean => shareOfName(about, headline) >= share
  const newer = preferEnglish(telling.filter(isNewer))
  const saysMore = ({ headline, text }: HeadlineReading): boolean =>
    newsBeside(headline, about) === 1 || CORRECTS.test(text)
  const [best] = [
    ...newestOfBest(
      besideSubject(
        beyondName(newer.filter(saysMore), name, (told) => isAbout(told, ABOUT_THE_SAME / 3)),
        name,
        (told) => isAbout(told, ABOUT_THE_SAME),
      ),
      (told) => CORRECTS.test(told.text) && isAbout(told, ABOUT_THE_SAME / 2),
    ),
    ...preferEnglish(other.filter((told) => isNewer(told) && (told.angle === 'running' || told.angle === 'guide'))),
    ...preferEnglish(telling.filter((told) => isStillTrue(told) && saysMore(told) && isAbout(told, ABOUT_THE_SAME))),
    ...newer,
  ]
  if (best !== undefined) return describeHeadline(best)
  for (const { item, language } of named) {
    const added = addition(name, item.summary)
    if (added !== null) return { text: added, origin: originOf(item, language) }
  }
  const known = describeSubject(items) ?? summaryOf(items, name) ?? figuresOf(items)
  if (known !== null) return known
  // An opinion, a question or a headline cut off says more than who published it.
  const [last] = [
    ...other.filter((told) => isNewer(told) && (named.includes(told) || isAbout(told, ABOUT_THE_SAME / 2))),
    ...other.filter((told) => tellsNothing(told.angle) && isStillTrue(told) && isAbout(told, ABOUT_THE_SAME / 3)),
  ]
  return last === undefined ? reportsOf(all) : describeHeadline(last)
}

/** A headline as a sentence, and what its summary adds. */
function describeHeadline({ item, text, language }: HeadlineReading & { readonly item: StoryHeadline }): Description {
  const sentence = sentenceOf({ item, text })
  const parts = [sentence, addition(sentence, item.summary)].filter((part) => part !== null)
  const whole = parts.join(' ')
  return { text: whole.length <= MAX_LENGTH ? whole : sentence, origin: originOf(item, language) }
}

/** Whether a name is this headline, whole or cut. */
function gaveTheName(told: HeadlineReading, name: string): boolean {
  if (told.name === name || (onlyRepeats(told.text, name) && onlyRepeats(name, told.text))) return true
  return shorterForm(told.text, told.language) === name
}

type Newer = {
  readonly text: string
  readonly score: number
  readonly angle: HeadlineAngle | null
  readonly item: StoryHeadline
}

/** Of headlines as good as the best the newest comes first, and one that corrects what others said before all. */
function newestOfBest<Told extends Newer>(told: readonly Told[], corrects: (told: Told) => boolean): readonly Told[] {
  const [best] = told
  if (best === undefined) return told
  const isPlain = ({ angle }: Told): boolean => worthOfAngle(angle) >= worthOfAngle(best.angle)
  const good = told.filter((one) => (isPlain(one) && one.score >= AS_GOOD * best.score) || corrects(one))
  const newest = good.reduce((one, other) => (toldAtMs(other.item) > toldAtMs(one.item) ? other : one), best)
  return [newest, ...told]
}

/**
 * Without those that only go on where the name ends, `Comet seen` and `Comet seen over Visby`, where another about the same
 * is nearly as good: below its name such a sentence says half of it again.
 */
function beyondName<Told extends Newer>(
  told: readonly Told[],
  name: string,
  isAboutIt: (told: Told) => boolean,
): readonly Told[] {
  const begun = name.replace(/…$/u, '').toLowerCase()
  if (begun.split(' ').length < HEADLINE_WORDS) return told
  return nearlyAsGood(told, (one) => !one.text.toLowerCase().startsWith(begun) && isAboutIt(one))
}

/** For a name that is only a subject, "Harbour tax suit", prefers headlines about it, if one is nearly as good. */
function besideSubject<Told extends Newer>(
  told: readonly Told[],
  name: string,
  isAboutIt: (told: Told) => boolean,
): readonly Told[] {
  return name.split(' ').length > HEADLINE_WORDS ? told : nearlyAsGood(told, isAboutIt)
}

/** Only the matching ones, if one of them is nearly as good as the best of all. */
function nearlyAsGood<Told extends Newer>(told: readonly Told[], isSo: (told: Told) => boolean): readonly Told[] {
  const [best] = told
  const those = told.filter(isSo)
  return best !== undefined && those.some(({ score }) => score >= NEARLY_AS_GOOD * best.score) ? those : told
}

/** Where some are in the language of our pages, those that are or that nothing tells of. */
function preferEnglish<Told extends { readonly language: string | null }>(told: readonly Told[]): readonly Told[] {
  const isOurs = told.some(({ language }) => language === PAGE_LANGUAGE)
  return isOurs ? told.filter(({ language }) => isEnglish(language)) : told
}

function summaryOf(items: readonly FollowedItem[], name: string): Description | null {
  for (const item of items) {
    if (isPersonalPost(item)) continue
    const text = addition(name, item.summary)
    if (text === null) continue
    // The page beside a search may tell of something else.
    const isSearch = SOURCE_PROFILES[item.source].kind === 'search'
    if (isSearch && shareOfName(readHeadline(name), readHeadline(text)) === 0) continue
    return {
      text: toSentence(text),
      origin: originOf(
        { ...item, url: item.url ?? item.sourceUrl },
        languageOfItem({ title: text, language: item.language }),
      ),
    }
  }
  return null
}

/** Who reported it first, and since when. */
function reportsOf(headlines: readonly StoryHeadline[]): Description | null {
  const inOrder = [...headlines].sort((a, b) => toldAtMs(a) - toldAtMs(b))
  const [first] = inOrder
  if (first === undefined) return null
  const names = [...new Set(inOrder.map(publisherOf))]
  const shown = names.slice(0, FACTS_MAX)
  const who = listNames(shown, names.length - shown.length)
  const text = `Reported by ${who} ${names.length === 1 ? 'on' : 'since'} ${dayText(toldAtMs(first))}.`
  return { text, origin: { kind: 'source', label: publisherOf(first), url: first.url } }
}
