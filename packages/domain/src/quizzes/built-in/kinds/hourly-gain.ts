import { HOUR_MS } from '../../../primitives/time'
import { readingLine, sourceLabel } from '../../record-lines'
import { sayInstant, sayLater } from '../../say-date'
import { sayCount, sayNumber } from '../../say-words'
import type { Candidate, QuestionKind, QuizMaterial } from '../question-kind'
import { type RecordedStep, recordedSteps } from '../recorded-steps'
import { wrongNumbers } from '../wrong-numbers'

function compose(material: QuizMaterial, { series, from, to }: RecordedStep): Candidate[] {
  const { trend, name, difficulty, random } = material
  const receipt = trend.evidence.find(({ source }) => source === series.source)
  const hours = (to.atMs - from.atMs) / HOUR_MS
  const gain = Math.round((to.metric - from.metric) / hours)
  const numbers = gain < 3 || hours < 1 ? null : wrongNumbers({ value: gain, difficulty }, random)
  if (numbers === null) return []
  const [label, unit] = [sourceLabel(series.source), series.metricUnit]
  const say = (number: number): string => `about ${sayNumber(number)}`
  return [
    {
      type: 'problem-solving',
      topic: 'figures',
      wordings: [
        `On ${label} ${name} went from ${sayCount(from.metric, unit)} (${sayInstant(from.atMs)}) to ${sayNumber(to.metric)} (${sayLater(to.atMs, from.atMs)}). How many ${unit} did it gain in an hour on average?`,
        `How fast is ${name}? ${label} counted ${sayCount(from.metric, unit)} on ${sayInstant(from.atMs)} and ${sayNumber(to.metric)} ${sayLater(to.atMs, from.atMs)}. How many ${unit} an hour is that?`,
      ],
      right: say(gain),
      wrong: numbers.map(say),
      explanation: `${sayNumber(to.metric - from.metric)} more in ${Number(hours.toFixed(1)) === 1 ? 'one hour' : `${Number(hours.toFixed(1))} hours`} are about ${sayCount(gain, unit)} an hour.`,
      proof: {
        quote: readingLine(series, to),
        title: `Readings of ${trend.name} on ${label}`,
        publisher: label,
        url: receipt?.sourceUrl ?? receipt?.url ?? null,
      },
      asks: [`gain ${series.source}`],
      tells: [`reading ${series.source} ${from.at}`, `reading ${series.source} ${to.at}`],
    },
  ]
}

/** How fast a count grew. */
export const hourlyGain: QuestionKind = {
  id: 'hourly-gain',
  compose: (material) => recordedSteps(material.trend.series).flatMap((step) => compose(material, step)),
}
