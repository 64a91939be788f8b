import type { Uuid } from '../../primitives/uuid'
import { TREND_DEFAULTS, type Trend, type TrendDetail } from '../../trends/trend'
import { evidenceTextsOf } from '../evidence-texts'
import { foldText } from '../fold-text'
import { type Gate, openGate } from '../quality-gate'
import { type Difficulty, OPTIONS_PER_QUESTION, QUESTION_TYPES, type Question } from '../question'
import type { QuestionDraft } from '../question-draft'
import { questionId } from '../question-id'
import { type RandomNumber, shuffled } from '../random-choice'
import { sayName } from '../say-words'
import { shuffleOptions } from '../shuffle-options'
import { pastEvents } from './dated-events'
import type { Candidate, QuizMaterial } from './question-kind'
import { QUESTION_KINDS } from './question-kinds'
import { interleaveKinds, selectOffers } from './select-candidates'
import { headlineOfOther, headlinesOf, sentencesOf, titlesOf } from './story-texts'

/** Neighbours looked at beside the related ones: enough for any question, few enough for any number of trends. */
const MAX_STRANGERS = 80

type MaterialInput = {
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
function readMaterial(input: MaterialInput): QuizMaterial {
  const { trend, difficulty, random, nowMs } = input
  const neighbours = chooseNeighbours(input)
  return {
    trend,
    name: sayName(trend.name),
    neighbours,
    events: pastEvents(trend.timeline, nowMs),
    titles: titlesOf(trend),
    headlines: headlinesOf(trend),
    sentences: sentencesOf(trend),
    otherHeadlines: neighbours.flatMap((other) => {
      const text = headlineOfOther(other)
      return text === null ? [] : [{ text, category: other.category }]
    }),
    difficulty,
    random,
    nowMs,
  }
}

export type BuiltInRequest = MaterialInput & {
  readonly count: number
  /** Questions asked before: asked again only when nothing else is left. */
  readonly avoid?: ReadonlySet<Uuid>
  /** Questions that are asked no more. */
  readonly retired?: ReadonlySet<Uuid>
  /** Questions the quiz has already; what is made fits beside them. */
  readonly earlier?: readonly Question[]
}

function draftOf(candidate: Candidate, wording: string, { difficulty }: QuizMaterial): QuestionDraft {
  const { type, topic, right, wrong, explanation, proof } = candidate
  return {
    type,
    question: wording,
    options: [right, ...wrong].slice(0, OPTIONS_PER_QUESTION),
    correctAnswer: 0,
    explanation,
    source: proof,
    difficulty,
    tags: [topic],
  }
}

function admitOne(candidate: Candidate, gate: Gate, material: QuizMaterial): Question | null {
  for (const wording of shuffled(candidate.wordings, material.random)) {
    const verdict = gate.admit(draftOf(candidate, wording, material))
    if (verdict.accepted) return verdict.question
  }
  return null
}

/** Facts exclude each other, so a first choice may leave no room for a type: then another order is tried. */
const MAX_TRIES = 10

const typesOf = (asked: readonly Pick<Question, 'type'>[]): number => new Set(asked.map(({ type }) => type)).size

/** Whether nothing is missing: as many questions as wanted, of as many types as there are (QZ-21). */
function isComplete(questions: readonly Question[], count: number, types: number): boolean {
  return questions.length >= count && typesOf(questions) >= Math.min(count, types)
}

const worthOf = (questions: readonly Question[]): number =>
  questions.length * (QUESTION_TYPES.length + 1) + typesOf(questions)

/**
 * Makes questions about a trend out of what is recorded of it and its neighbours: no model, no network, the same rules
 * as for anybody's questions (`gateQuestions`). Which facts, which wrong options and which words is up to `random`. A
 * question counts as asked or retired in whatever words.
 *
 * @returns At most `count` questions, fewer where the record carries no more; options shuffled.
 */
export function composeQuestions(request: BuiltInRequest): readonly Question[] {
  const { trend, count, random, avoid = new Set(), retired = new Set(), earlier = [] } = request
  const material = readMaterial(request)
  const evidenceTexts = evidenceTextsOf(trend, material.neighbours)
  const isIn = (ids: ReadonlySet<Uuid>, { wordings, right }: Candidate): boolean =>
    ids.size > 0 && wordings.some((wording) => ids.has(questionId(trend.id, wording, right)))
  const candidates = QUESTION_KINDS.flatMap((kind) =>
    kind.compose(material).map((candidate) => ({ kind, candidate, isAsked: isIn(avoid, candidate) })),
  ).filter(({ candidate }) => candidate.proof.url !== null && !isIn(retired, candidate))
  let best: readonly Question[] = []
  const types = typesOf(candidates.map(({ candidate }) => candidate))
  for (let tries = 0; tries < MAX_TRIES && !isComplete(best, count, types); tries += 1) {
    const gate = openGate({ trendId: trend.id, evidenceTexts, earlier })
    const offers = interleaveKinds(candidates, random).map((one) => ({
      ...one,
      admit: () => admitOne(one.candidate, gate, material),
    }))
    const [asked, fresh] = [offers.filter(({ isAsked }) => isAsked), offers.filter(({ isAsked }) => !isAsked)]
    const chosen = selectOffers(asked, count, selectOffers(fresh, count)).map(({ question }) => question)
    if (worthOf(chosen) > worthOf(best)) best = chosen
  }
  return shuffleOptions(shuffled(best, random), random)
}
