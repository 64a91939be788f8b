import type { Uuid } from '../../primitives/uuid'
import { evidenceTextsOf } from '../evidence-texts'
import { type Gate, openGate } from '../quality-gate'
import { OPTIONS_PER_QUESTION, QUESTION_TYPES, type Question } from '../question'
import type { QuestionDraft } from '../question-draft'
import { questionId } from '../question-id'
import { shuffled } from '../random-choice'
import { shuffleOptions } from '../shuffle-options'
import type { Candidate, QuizMaterial } from './question-kind'
import { QUESTION_KINDS } from './question-kinds'
import { type MaterialInput, readMaterial } from './quiz-material'
import { interleaveKinds, selectOffers } from './select-candidates'

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
const MAX_TRIES = 5

/** Whether nothing is missing: as many questions as wanted, of as many types as fit (QZ-21). */
function isComplete(questions: readonly Question[], count: number): boolean {
  const types = new Set(questions.map(({ type }) => type)).size
  return questions.length >= count && types >= Math.min(count, QUESTION_TYPES.length)
}

const worthOf = (questions: readonly Question[]): number =>
  questions.length * (QUESTION_TYPES.length + 1) + new Set(questions.map(({ type }) => type)).size

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
  ).filter(({ candidate }) => !isIn(retired, candidate))
  let best: readonly Question[] = []
  for (let tries = 0; tries < MAX_TRIES && !isComplete(best, count); tries += 1) {
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
