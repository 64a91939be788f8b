import { ROUND_SIZE } from '@trendverse/domain/games/predictions/prediction-round'
import { MOST_POINTS } from '@trendverse/domain/games/predictions/prediction-score'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { metricText } from '../../../components/text/metric-text'
import { clockText } from '../../../components/text/zoned-time'
import { scoreText } from '../game-texts'
import type { Question, Round } from './prediction-calls'

const FROM_HERE_ROUNDED = 1_000
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const NAMES = new Intl.ListFormat('en', { type: 'conjunction' })
const BRIER = new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

/** `600 points`, `1,234 searches`: never rounded, since one more or less decides. */
export function exactCount(count: number, { source }: Pick<Question, 'source'>): string {
  const { metricUnit } = SOURCE_PROFILES[source]
  return count < FROM_HERE_ROUNDED ? metricText(count, metricUnit) : `${scoreText(count)} ${metricUnit}`
}

/** `06:00 UTC on 24 Nov` */
export function instantText(at: string): string {
  const atMs = Date.parse(at)
  return `${clockText(atMs, 'UTC')} UTC on ${DAY.format(atMs)}`
}

/** `600 points on Hacker News by 06:00 UTC on 24 Nov` */
export function barText(question: Pick<Question, 'bar' | 'source' | 'resolvesAt'>): string {
  const { label } = SOURCE_PROFILES[question.source]
  return `${exactCount(question.bar, question)} on ${label} by ${instantText(question.resolvesAt)}`
}

/** What is known of an item's end, or null while nothing is. */
export function fateText(question: Pick<Question, 'bar' | 'counts' | 'outcome' | 'source' | 'stage'>): string | null {
  const { bar, counts, stage, outcome } = question
  if (outcome?.brokeOut) return `It broke out: ${exactCount(outcome.peak, question)}.`
  if (outcome) return `It didn’t break out: ${exactCount(outcome.peak, question)}.`
  if (stage === 'running' && counts.some(({ count }) => count >= bar)) return 'It has cleared the bar.'
  if (stage === 'due') return 'Its time is up. The next measurement of the source decides it.'
  return stage === 'dropped' ? 'Its source went quiet, so this one doesn’t count.' : null
}

/** Whether a story is called what one of its items is, give or take a beginning and what was cut off: one name is enough. */
export function isNamedAlike(title: string, trendName: string): boolean {
  return title.includes(trendName.replace(/\s*(?:…|\.\.\.)$/, ''))
}

/** How far somebody has come with a round. */
type Saying = {
  /** What was moved is kept by now. */
  readonly isKept: boolean
  /** Forecasts that stand elsewhere than what was locked in. */
  readonly changed: number
  /** Questions without a forecast. */
  readonly missing: number
}

/** What there is left to do, in a sentence. */
export function sayingText({ isKept, changed, missing }: Saying): string {
  const open = missing === 0 ? '' : `${missing} of the ten ${missing === 1 ? 'has' : 'have'} no forecast yet.`
  if (isKept) return `Locked in. You can now see your opponents’ forecasts beside each of yours. ${open}`.trim()
  if (changed > 0) return `${changed === 1 ? '1 forecast' : `${changed} forecasts`} not locked in yet.`
  if (missing === 0) return 'All ten are locked in.'
  return missing === ROUND_SIZE ? 'Move a slider or type a number, then lock in your forecasts.' : open
}

/** Of which sources the engine has nothing to say yet, among what the visitor may see; null where it speaks of all. */
export function learningText(items: readonly Pick<Question, 'source' | 'others'>[]): string | null {
  const learning = items.filter(({ others }) => others !== null && others.enginePercent === null)
  const labels = [...new Set(learning.map(({ source }) => SOURCE_PROFILES[source].label))]
  if (labels.length === 0) return null
  return `The engine is still learning about ${NAMES.format(labels)}. There, you’re up against the base rate: how often things break out on average.`
}

/** Mean Brier score, `0.081`. */
export function brierText(brier: number): string {
  return BRIER.format(brier)
}

/** Where a round stands, in a sentence. */
export function roundText({ isOpen, closesAt, items }: Pick<Round, 'isOpen' | 'closesAt' | 'items'>): string {
  if (isOpen) return `Open until ${instantText(closesAt)}. You can change your mind until then.`
  const settled = items.filter(({ outcome }) => outcome !== null)
  const waiting = items.filter(({ stage }) => stage === 'running' || stage === 'due')
  if (waiting.length > 0) {
    const first = Math.min(...waiting.map(({ resolvesAt }) => Date.parse(resolvesAt)))
    const known = settled.length === 0 ? '' : ` Results in: ${settled.length} of ${items.length}.`
    return `Closed.${known} The next result is due at ${instantText(new Date(first).toISOString())}.`
  }
  return `All results are in. ${pointsText(items)}`.trim()
}

/** The opponent is the engine, and the base rate where the engine had nothing to say. */
function pointsText(items: Round['items']): string {
  const answered = items.filter(({ points }) => points !== null)
  if (answered.length === 0) return ''
  const sum = (pointsOf: (item: Question) => number | null): number =>
    answered.reduce((total, item) => total + (pointsOf(item) ?? 0), 0)
  const yours = sum(({ points }) => points)
  const theirs = sum(({ others }) => others?.enginePoints ?? others?.basePoints ?? null)
  return `You scored ${scoreText(yours)} of ${scoreText(answered.length * MOST_POINTS)} points. Your opponent scored ${scoreText(theirs)}.`
}
