import { TREND_DEFAULTS, type Trend, type TrendDetail } from '../../trends/trend'
import { foldText } from '../fold-text'
import type { Difficulty } from '../question'
import { type RandomNumber, shuffled } from '../random-choice'
import { sayName } from '../say-words'
import { pastEvents } from './dated-events'
import type { QuizMaterial } from './question-kind'
import { readSentences } from './read-sentences'

/** Neighbours looked at beside the related ones: enough for any question, few enough for any number of trends. */
const MAX_STRANGERS = 80

export type MaterialInput = {
  readonly trend: TrendDetail
  readonly neighbours: readonly Trend[]
  readonly difficulty: Difficulty
  readonly random: RandomNumber
  readonly nowMs: number
}

/** Trends that differ by name, those related first of all; in a random order. */
function chooseNeighbours({ trend, neighbours, random }: MaterialInput): readonly Trend[] {
  const isRelated = ({ id }: Trend): boolean => trend.relatedIds.includes(id)
  const strangers = shuffled(
    neighbours.filter((neighbour) => !isRelated(neighbour)),
    random,
  )
  const names = new Set([foldText(trend.name)])
  const chosen = [...neighbours.filter(isRelated), ...strangers.slice(0, MAX_STRANGERS)].filter(({ id, name }) => {
    const isNew = id !== trend.id && name !== TREND_DEFAULTS.name && !names.has(foldText(name))
    names.add(foldText(name))
    return isNew
  })
  return shuffled(chosen, random)
}

/** Reads what there is to ask about, once for all kinds of questions. */
export function readMaterial(input: MaterialInput): QuizMaterial {
  const { trend, difficulty, random, nowMs } = input
  return {
    trend,
    name: sayName(trend.name),
    neighbours: chooseNeighbours(input),
    events: pastEvents(trend.timeline, nowMs),
    sentences: trend.description === TREND_DEFAULTS.description ? [] : readSentences(trend.description),
    difficulty,
    random,
    nowMs,
  }
}
