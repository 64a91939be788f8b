import { isFitToAsk, isOfSuffering } from '../../taste/matter-of-trend'
import { SOURCE_PROFILES, type SourceId } from '../../trends/items/source'
import { cleanTitle } from '../../trends/stories/clean-title'
import { readHeadline } from '../../trends/stories/headline'
import { isKeptUp } from '../../trends/stories/headline-angle'
import { hasVerb } from '../../trends/stories/headline-verbs'
import { isOwnWording } from '../../trends/stories/own-wording'
import type { Trend, TrendDetail } from '../../trends/trend'
import { foldText } from '../fold-text'
import type { QuestionProof } from '../question'
import { sayDay } from '../say-date'
import { quoted } from '../say-words'
import { readSentences } from './read-sentences'

/** A headline or sentence others wrote about a story, with the page it stands on. */
export type StoryText = {
  /** As it is shown: without labels and site names. */
  readonly text: string
  readonly proof: QuestionProof
  readonly publisher: string
  /** When it was published, or first seen. Null: unknown. */
  readonly atMs: number | null
}

/** Longer ones are no choice among four. */
const MAX_HEADLINE = 100
/** Longer titles are cut, and a cut one says too little. */
const MAX_TITLE = 180
const MAX_SENTENCE = 210
const MIN_WORDS = 5
/** Titles that list, ask, advise or comment tell nothing that can be asked. */
const NO_NEWS =
  /\?|^(?:why|how|what|where|who|when|here|these|this|meet|inside|read|watch|see|live|opinion|the \d+|\d+ (?!\p{Lu}))|\b(?:things to know|need to know|explained|what it means|review|recap|roundup|latest|preview|odds|breaks down|reacts?|takeaways|quiz|podcast|newsletter|subscribe|sign up|appeared first on)\b/iu
/** What a title that was cut without a sign ends with. */
const OPEN_END = /\b(?:a|an|and|as|at|but|by|for|from|in|into|of|on|or|the|to|with)$/iu
/** "(GOOG:NASDAQ)" */
const TICKER = /\([A-Z]+:[A-Z]+\)/
/** A headline of the story shares so many words with what the story is called and said to be: else it was filed by mistake. */
const LEAST_SHARED = 2
/** Sources whose titles somebody wrote about news; repositories and posts are not. */
const TELLING: ReadonlySet<SourceId> = new Set(['feeds', 'hacker-news', 'lobsters', 'reddit'])

/** "Al Jazeera, 21 May 2026: “Meta cuts 8,000 jobs”" */
export function tellText({ publisher, text, atMs }: StoryText): string {
  return `${publisher}${atMs === null ? '' : `, ${sayDay(atMs)}`}: ${quoted(text)}.`
}

/** The words of a text that tell something, folded. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(readHeadline(text).tokens.map((token) => token.text))

type Title = { readonly title: string; readonly url: string | null; readonly publisher: string | null }

/** Headlines end with no full stop; one that does would stand out among four. */
const withoutStop = (text: string): string => text.replace(/(?<!\.)\.$/, '')

function titleOf(source: SourceId, { title, url, publisher }: Title, atMs: number | null): StoryText[] {
  const text = withoutStop(cleanTitle({ source, title, url, publisher, references: [] }, MAX_TITLE))
  const isNews =
    url !== null &&
    !/(?:…|\.{3})\s*$/u.test(title) &&
    !text.endsWith('…') &&
    !OPEN_END.test(text) &&
    !TICKER.test(text) &&
    text.split(/\s+/).length >= MIN_WORDS &&
    !NO_NEWS.test(text) &&
    !isKeptUp(text)
  const name = publisher ?? SOURCE_PROFILES[source].label
  return isNews ? [{ text, publisher: name, atMs, proof: { quote: title, title, publisher: name, url } }] : []
}

/** What happened in another story, as its description says it, where that is a headline to play with; or null. */
export function headlineOfOther({ description, descriptionOrigin: origin }: Trend): string | null {
  const text = withoutStop(description)
  const isHeadline = origin.kind === 'source' && text.length <= MAX_HEADLINE && hasVerb(text)
  return isHeadline && !isOwnWording(description) && !NO_NEWS.test(text) && !isKeptUp(text) && isFitToAsk(text)
    ? text
    : null
}

/** Of a story's titles, so many may use a grave word in passing, as “shook” or “blasts”; none may tell of somebody who suffers. */
const MOST_GRAVE = 0.2

function tellsOfSuffering(card: readonly string[], titles: readonly string[]): boolean {
  const grave = titles.filter((title) => !isFitToAsk(title)).length
  return !card.every(isFitToAsk) || titles.some(isOfSuffering) || grave > MOST_GRAVE * titles.length
}

/** Titles of news about a story, each wording once; none of a story that tells of suffering, which is no matter for play. */
export function titlesOf({ evidence, name, description }: TrendDetail): readonly StoryText[] {
  const about = wordsOf(`${name} ${description}`)
  const all = evidence.flatMap((receipt) => {
    const atMs = Date.parse(receipt.publishedAt ?? receipt.firstSeenAt)
    const own = TELLING.has(receipt.source) ? titleOf(receipt.source, receipt, atMs) : []
    return [...own, ...receipt.references.flatMap((reference) => titleOf('feeds', reference, null))]
  })
  const texts = [...evidence.map(({ title }) => title), ...all.map(({ text }) => text)]
  if (tellsOfSuffering([name, description], texts)) return []
  const least = Math.min(LEAST_SHARED, wordsOf(name).size)
  const fit = all.filter(({ text }) => isFitToAsk(text))
  const titles = fit.filter(({ text }) => [...wordsOf(text)].filter((word) => about.has(word)).length >= least)
  return [...new Map(titles.map((title) => [foldText(title.text), title])).values()]
}

/** Those of a story's titles that say in short what happened. */
export function headlinesOf(trend: TrendDetail): readonly StoryText[] {
  return titlesOf(trend).filter(({ text }) => text.length <= MAX_HEADLINE && hasVerb(text))
}

/** Sentences of an encyclopedia and of summaries, by whom they are quoted. */
export function sentencesOf({ evidence, background, name }: TrendDetail): readonly StoryText[] {
  const ofBackground =
    background === null
      ? []
      : readSentences(background.text).map((text) => ({
          text,
          publisher: background.label,
          atMs: null,
          proof: { quote: text, title: background.label, publisher: background.label, url: background.url },
        }))
  const ofSummaries = evidence.flatMap(({ source, title, summary, publisher, url }) =>
    TELLING.has(source)
      ? readSentences(summary ?? '').map((text) => {
          const by = publisher ?? SOURCE_PROFILES[source].label
          return { text, publisher: by, atMs: null, proof: { quote: text, title, publisher: by, url } }
        })
      : [],
  )
  const sentences = [...ofBackground, ...ofSummaries].filter(
    ({ text, proof }) =>
      proof.url !== null && text.length <= MAX_SENTENCE && /[.!]["”’)]*$/u.test(text) && !NO_NEWS.test(text),
  )
  const titles = [...sentences.map(({ text }) => text), ...evidence.map(({ title }) => title)]
  if (tellsOfSuffering([name], titles)) return []
  const fit = sentences.filter(({ text }) => isFitToAsk(text))
  return [...new Map(fit.map((sentence) => [foldText(sentence.text), sentence])).values()]
}
