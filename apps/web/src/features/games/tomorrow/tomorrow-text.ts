import { MOST_POINTS } from '@trendverse/domain/games/predictions/prediction-score'
import { SOURCE_PROFILES } from '@trendverse/domain/trends/items/source'
import { metricText } from '../../../components/text/metric-text'
import { clockText } from '../../../components/text/zoned-time'
import { scoreText } from '../game-texts'
import type { Question, Round } from './prediction-calls'

const FROM_HERE_ROUNDED = 1_000
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
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
export function fateText(question: Pick<Question, 'stage' | 'outcome' | 'source'>): string | null {
  const { stage, outcome } = question
  if (outcome?.brokeOut) return `It broke out: ${exactCount(outcome.peak, question)}.`
  if (outcome) return `It did not break out: ${exactCount(outcome.peak, question)}.`
  if (stage === 'due') return 'Its time is up. The next reading of the source settles it.'
  return stage === 'dropped' ? 'Its source fell silent, so this one counts for nobody.' : null
}

/** Mean Brier score, `0.081`. */
export function brierText(brier: number): string {
  return BRIER.format(brier)
}

/** Where a round stands, in a sentence. */
export function roundText({ isOpen, closesAt, items }: Pick<Round, 'isOpen' | 'closesAt' | 'items'>): string {
  if (isOpen) return `Open until ${instantText(closesAt)}. Until then you can change your mind.`
  const settled = items.filter(({ outcome }) => outcome !== null)
  const waiting = items.filter(({ stage }) => stage === 'running' || stage === 'due')
  if (waiting.length > 0) {
    const first = Math.min(...waiting.map(({ resolvesAt }) => Date.parse(resolvesAt)))
    const known = settled.length === 0 ? '' : ` Results in: ${settled.length} of ${items.length}.`
    return `Sealed.${known} The next result is due at ${instantText(new Date(first).toISOString())}.`
  }
  return `Settled. ${pointsText(items)}`.trim()
}

function pointsText(items: Round['items']): string {
  const points = items.flatMap((item) => (item.points === null ? [] : [item.points]))
  if (points.length === 0) return ''
  const sum = points.reduce((total, one) => total + one, 0)
  return `You scored ${scoreText(sum)} of ${scoreText(points.length * MOST_POINTS)} points.`
}
