import type { MetricUnit } from '../../../trends/items/source'
import { readingLine, sourceLabel } from '../../record-lines'
import { sayInstant, sayLater } from '../../say-date'
import { sayCount, sayNumber } from '../../say-words'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { type RecordedStep, recordedSteps } from '../recorded-steps'
import { wrongNumbers } from '../wrong-numbers'

/** Counts that never fall: less than before would be no option. */
const GROWING_UNITS: ReadonlySet<MetricUnit> = new Set(['points', 'upvotes', 'stars'])

function compose(material: QuizMaterial, { series, from, to }: RecordedStep): Candidate[] {
  const { trend, name, difficulty, random } = material
  const receipt = trend.evidence.find(({ source }) => source === series.source)
  const isGrowing = GROWING_UNITS.has(series.metricUnit) && to.metric > from.metric
  const least = isGrowing ? Math.round(from.metric) + 1 : 1
  const numbers = wrongNumbers({ value: Math.round(to.metric), difficulty, least }, random)
  // The count before it is no option: everybody sees that it moved.
  const pool = numbers?.filter((number) => number !== Math.round(from.metric)) ?? []
  if (pool.length !== 3) return []
  const [label, unit] = [sourceLabel(series.source), series.metricUnit]
  return [
    {
      type: 'prediction',
      topic: 'figures',
      wordings: [
        `On ${sayInstant(from.atMs)} ${name} had ${sayCount(from.metric, unit)} on ${label}. How many ${unit} were counted ${sayLater(to.atMs, from.atMs)}?`,
        `${label} shows ${sayCount(from.metric, unit)} for ${name}; it is ${sayInstant(from.atMs)}. What will the count be ${sayLater(to.atMs, from.atMs)}?`,
      ],
      right: sayNumber(to.metric),
      wrong: pool.map(sayNumber),
      explanation: `From ${sayCount(from.metric, unit)} the count on ${label} went to ${sayNumber(to.metric)}.`,
      proof: {
        quote: readingLine(series, to),
        title: `Readings of ${trend.name} on ${label}`,
        publisher: label,
        url: receipt?.sourceUrl ?? receipt?.url ?? null,
      },
      asks: [`reading ${series.source} ${to.at}`],
      tells: [`reading ${series.source} ${from.at}`],
    },
  ]
}

/** What a source counted next. */
export const nextCount: QuestionKind = {
  id: 'next-count',
  compose: (material) => recordedSteps(material.trend.series).flatMap((step) => compose(material, step)),
}
