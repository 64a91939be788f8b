import type { Uuid } from '../primitives/uuid'
import { comparableWords } from '../trends/items/title-tokens'
import { foldQuotes, foldText } from './fold-text'
import { breachesOf, type GateReason } from './gate-rules'
import type { Question } from './question'
import type { QuestionDraft } from './question-draft'
import { questionId } from './question-id'

/** From this share of shared words on, two questions with one answer ask the same thing. */
const ALIKE_WORDING = 0.6

/** What two questions are compared by. */
type QuestionPrint = {
  readonly words: ReadonlySet<string>
  readonly question: string
  readonly right: string
  readonly quote: string
}

/** Reads a question once for all comparisons. */
function printOf({ question, options, correctAnswer, source }: Omit<QuestionDraft, 'tags'>): QuestionPrint {
  return {
    words: new Set(comparableWords(question)),
    question: foldText(question),
    right: foldText(options[correctAnswer] ?? ''),
    quote: foldQuotes(source.quote),
  }
}

/** Dice coefficient, 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return a.size + b.size === 0 ? 1 : (2 * shared) / (a.size + b.size)
}

/**
 * Whether two questions are one: the same words, or the same answer in alike words or out of the same quote. The same
 * words about another thing ("the second edition", "the third edition") are two.
 */
function isNearDuplicate(a: QuestionPrint, b: QuestionPrint): boolean {
  if (a.question === b.question) return true
  if (a.right !== b.right) return false
  return a.quote === b.quote || likeness(a.words, b.words) >= ALIKE_WORDING
}

export type GateRejection = { readonly draft: QuestionDraft; readonly reasons: readonly GateReason[] }

export type GateInput = {
  readonly trendId: Uuid
  /** Every text a question may quote, see `evidenceTextsOf`. */
  readonly evidenceTexts: readonly string[]
  /** Questions of the same quiz that were accepted before. */
  readonly earlier?: readonly Question[]
}

export type GateVerdict =
  | { readonly accepted: true; readonly question: Question }
  | { readonly accepted: false; readonly reasons: readonly GateReason[] }

/** A gate that remembers what it let through: of near-duplicates the first passes. */
export type Gate = { readonly admit: (draft: QuestionDraft) => GateVerdict }

/** Field by field, so that nothing a writer added to a draft travels on. */
function questionOf(trendId: Uuid, draft: QuestionDraft): Question {
  const { type, question, options, correctAnswer, explanation, source, difficulty, tags } = draft
  const { quote, title, publisher, url } = source
  return {
    id: questionId(trendId, question, options[correctAnswer] ?? ''),
    type,
    question,
    options,
    correctAnswer,
    explanation,
    source: { quote, title, publisher, url },
    difficulty,
    tags,
  }
}

/** Opens the gate of one quiz, for questions that come one by one. */
export function openGate({ trendId, evidenceTexts, earlier = [] }: GateInput): Gate {
  const prints = earlier.map(printOf)
  const foldedEvidence = evidenceTexts.map(foldQuotes)
  return {
    admit(draft) {
      const print = printOf(draft)
      const isRepeated = prints.some((before) => isNearDuplicate(before, print))
      const breaches = breachesOf(draft, foldedEvidence)
      if (isRepeated || breaches.length > 0) {
        return { accepted: false, reasons: isRepeated ? [...breaches, 'near_duplicate'] : breaches }
      }
      prints.push(print)
      return { accepted: true, question: questionOf(trendId, draft) }
    },
  }
}

/**
 * Lets through what is worth asking, whoever wrote it: four distinct options of like length with exactly one right, a
 * proof found word for word in the evidence, no giveaway, no filler, no markup, nothing asked twice. What is accepted
 * has its id; positions of answers are dealt afterwards (`shuffleOptions`).
 */
export function gateQuestions({ drafts, ...input }: GateInput & { readonly drafts: readonly QuestionDraft[] }): {
  readonly accepted: readonly Question[]
  readonly rejected: readonly GateRejection[]
} {
  const gate = openGate(input)
  const verdicts = drafts.map((draft) => ({ draft, verdict: gate.admit(draft) }))
  return {
    accepted: verdicts.flatMap(({ verdict }) => (verdict.accepted ? [verdict.question] : [])),
    rejected: verdicts.flatMap(({ draft, verdict }) => (verdict.accepted ? [] : [{ draft, reasons: verdict.reasons }])),
  }
}
