import { splitAddress } from '../items/canonical-url-parts'
import type { FollowedItem } from '../items/followed-item'
import { type MetricUnit, SOURCE_PROFILES } from '../items/source'
import type { DescriptionOrigin } from '../trend'
import { firstSentence } from './first-sentence'
import { readHeadline } from './headline'
import { type StoryHeadline, storyHeadlines } from './story-headlines'
import { isPersonalPost } from './story-item'
import { tellStory, toSentence } from './tell-story'
import type { WordFrequencies } from './word-frequencies'

/** A description with who wrote it. */
export type Description = { readonly text: string; readonly origin: Extract<DescriptionOrigin, { kind: 'source' }> }

const MAX_LENGTH = 320
/** Shorter summaries are fragments ("Comments", a repeated title). */
const MIN_SUMMARY_LENGTH = 40
/** From this share of its words in the headline on, a summary only repeats it. */
const REPEATED_SHARE = 0.7
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const FACTS_MAX = 3

function originOf(headline: Pick<StoryHeadline, 'source' | 'publisher' | 'url'>): Description['origin'] {
  const site = headline.source === 'feeds' ? splitAddress(headline.url ?? '')?.host : undefined
  return {
    kind: 'source',
    label: headline.publisher ?? site ?? SOURCE_PROFILES[headline.source].label,
    url: headline.url,
  }
}

/** What the summary adds to a headline, or null when it says the same again or too little. */
function addition(headline: string, summary: string | null): string | null {
  const text = (summary ?? '').trim()
  if (text.length < MIN_SUMMARY_LENGTH) return null
  const sentence = firstSentence(text)
  const words = new Set(readHeadline(headline).tokens.map((token) => token.text))
  const told = readHeadline(sentence).tokens
  const repeated = told.filter((token) => words.has(token.text)).length
  return repeated >= REPEATED_SHARE * told.length ? null : sentence
}

/** What an article says of its subject: its first sentence. */
export function describeSubject(items: readonly FollowedItem[]): Description | null {
  const articles = items.filter(({ source }) => SOURCE_PROFILES[source].kind === 'encyclopedia')
  const told = articles.find(({ summary }) => (summary ?? '').length >= MIN_SUMMARY_LENGTH)
  return told === undefined
    ? null
    : {
        text: toSentence(firstSentence(told.summary ?? '')),
        origin: { kind: 'source', label: SOURCE_PROFILES[told.source].label, url: told.url ?? told.sourceUrl },
      }
}

/**
 * What happened: the most central headline as a sentence, with its publisher, and what its summary adds. Where no
 * headline is known, what an article says of its subject, a summary of any other source, or the figures in the receipts.
 * Null without items.
 *
 * @param name The trend's name; a headline that is no more than the name gives way to its summary.
 */
export function describeStory(
  items: readonly FollowedItem[],
  name: string,
  frequencies: WordFrequencies,
): Description | null {
  const telling = tellStory(storyHeadlines(items), frequencies, { name })
  if (telling !== null) {
    const added = addition(telling.text, telling.item.summary)
    const isName = telling.text.replace(/\.$/, '') === name
    const parts = isName && added !== null ? [added] : [telling.text, added]
    const text = parts.filter((part) => part !== null).join(' ')
    return { text: text.length <= MAX_LENGTH ? text : (parts[0] ?? text), origin: originOf(telling.item) }
  }
  return describeSubject(items) ?? summaryOf(items) ?? figuresOf(items)
}

function summaryOf(items: readonly FollowedItem[]): Description | null {
  const told = items.find((item) => !isPersonalPost(item) && (item.summary ?? '').length >= MIN_SUMMARY_LENGTH)
  if (told === undefined) return null
  const origin = originOf({ ...told, url: told.url ?? told.sourceUrl })
  return { text: toSentence(firstSentence(told.summary ?? '')), origin }
}

const wholeNumber = (value: number): string => Math.round(value).toLocaleString('en')

function day(atMs: number): string {
  const date = new Date(atMs)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}

const COUNTED: Readonly<Record<MetricUnit, (count: string, source: string) => string>> = {
  searches: (count, source) => `Searched more than ${count} times on ${source}`,
  views: (count, source) => `Viewed ${count} times in a day on ${source}`,
  points: (count, source) => `Reached ${count} points on ${source}`,
  posts: (count, source) => `Talked about in ${count} posts on ${source}`,
  accounts: (count, source) => `Taken up by ${count} accounts in a day on ${source}`,
  stars: (count, source) => `Gathered ${count} stars on ${source}`,
  upvotes: (count, source) => `Reached ${count} upvotes on ${source}`,
  mentions: (count, source) => `Counted ${count} mentions in ${source}`,
}

function figure(item: FollowedItem): string {
  const { label, metricUnit } = SOURCE_PROFILES[item.source]
  const since = day(item.publishedAtMs === null ? item.firstSeenAtMs : Math.min(item.publishedAtMs, item.firstSeenAtMs))
  const count = item.peakMetric ?? item.metric
  if (count !== null && count >= 1) {
    const joint = metricUnit === 'views' || metricUnit === 'accounts' ? ', seen there since' : ' since'
    return `${COUNTED[metricUnit](wholeNumber(count), label)}${joint} ${since}.`
  }
  const rank = item.bestRank ?? item.rank
  return rank === null ? `Listed on ${label} since ${since}.` : `Number ${rank} on ${label}, listed since ${since}.`
}

/** Sentences of our own about the strongest item of each source. */
function figuresOf(items: readonly FollowedItem[]): Description | null {
  const strongest = new Map<string, FollowedItem>()
  for (const item of [...items].sort((a, b) => b.momentum - a.momentum || (a.id < b.id ? -1 : 1))) {
    if (!strongest.has(item.source)) strongest.set(item.source, item)
  }
  const shown = [...strongest.values()].slice(0, FACTS_MAX)
  const [first] = shown
  if (first === undefined) return null
  const label = shown.map((item) => SOURCE_PROFILES[item.source].label).join(', ')
  return { text: shown.map(figure).join(' '), origin: { kind: 'source', label, url: first.sourceUrl ?? first.url } }
}
