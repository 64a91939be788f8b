import { isFitToAsk } from '../../../taste/matter-of-trend'
import type { SourceId } from '../../../trends/items/source'
import type { Trend, TrendProof } from '../../../trends/trend'
import type { QuestionProof } from '../../question'
import { shuffled } from '../../random-choice'
import { peakLine, sourceLabel } from '../../record-lines'
import { sayCount, sayNumber } from '../../say-words'
import { chooseWrong } from '../choose-options'
import { receiptProof } from '../proofs'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'

/** What each source's figure means to somebody who was not there. */
const ASKED: Partial<Readonly<Record<SourceId, string>>> = {
  wikipedia: 'Which of these was opened most on Wikipedia in a day?',
  'hacker-news': 'Which of these got the most points on Hacker News?',
  lobsters: 'Which of these got the most points on Lobsters?',
  reddit: 'Which of these got the most upvotes on Reddit?',
  youtube: 'Which of these was watched most on YouTube?',
  mastodon: 'Which of these did most people post about on Mastodon?',
}
/** Counts nearer to each other may have changed places by the time somebody looks. */
const LEAST_FACTOR = 1.5
const LEAST_COUNT = 50
/** Questions where something else than the trend is right: one that always were would be no question. */
const MOST_OF_OTHERS = 2

type Counted = { readonly name: string; readonly count: number; readonly proof: QuestionProof | null }

/** A death is nothing to quiz people about. */
const isFit = ({ name, description }: Trend): boolean => isFitToAsk(name) && isFitToAsk(description)

const countOf = ({ proof }: Pick<Trend, 'proof'>): Extract<TrendProof, { readonly kind: 'count' }> | null =>
  proof?.kind === 'count' ? proof : null

/** What a source says of another trend, with the page it says it on. */
function proofOf({ name, description, descriptionOrigin: origin }: Trend, source: SourceId, count: number) {
  const isTold = origin.kind === 'source' && origin.label === sourceLabel(source) && origin.url !== null
  return isTold && description.includes(sayNumber(count))
    ? { quote: description, title: name, publisher: origin.label, url: origin.url }
    : null
}

function compose(right: Counted, others: readonly Counted[], source: SourceId, material: QuizMaterial): Candidate[] {
  const asked = ASKED[source]
  if (asked === undefined || right.proof === null || right.count < LEAST_COUNT) return []
  const smaller = others.filter(({ count }) => count > 0 && count * LEAST_FACTOR <= right.count)
  const own = smaller.filter(({ name }) => name === material.trend.name)
  const rest = shuffled(
    smaller.filter((one) => !own.includes(one)),
    material.random,
  )
  const wrong = chooseWrong(
    right.name,
    [...own, ...rest].map(({ name }) => name),
  )
  const next = smaller.filter(({ name }) => wrong?.includes(name)).toSorted((a, b) => b.count - a.count)[0]
  const unit = countOf(material.trend)?.metricUnit ?? ''
  if (wrong === null || next === undefined) return []
  return [
    {
      type: 'problem-solving',
      topic: 'attention',
      wordings: [asked],
      right: right.name,
      wrong,
      explanation: `${right.name} had ${sayCount(right.count, unit)}, ${next.name} ${sayNumber(next.count)}.`,
      proof: right.proof,
      asks: ['attention'],
      tells: [],
    },
  ]
}

function composeAll(material: QuizMaterial): readonly Candidate[] {
  const { trend, neighbours } = material
  const source = countOf(trend)?.source
  const receipt = trend.evidence.find((one) => one.source === source && one.peakMetric !== null)
  const peak = receipt?.peakMetric ?? null
  if (source === undefined || receipt === undefined || peak === null || !isFit(trend)) return []
  const own: Counted = { name: trend.name, count: peak, proof: receiptProof(receipt, peakLine(receipt, peak)) }
  const others = neighbours.filter(isFit).flatMap((other): Counted[] => {
    const count = countOf(other)
    return count?.source === source
      ? [{ name: other.name, count: count.count, proof: proofOf(other, source, count.count) }]
      : []
  })
  const larger = others.filter(({ count, proof }) => proof !== null && count >= LEAST_FACTOR * peak)
  return [own, ...larger.slice(0, MOST_OF_OTHERS)].flatMap((right) =>
    compose(right, [own, ...others], source, material),
  )
}

/** Which of four things drew the most attention, by the count of one source. */
export const mostCounted: QuestionKind = { id: 'most-counted', isSpare: true, compose: composeAll }
