import { comparableWords } from '../trends/title-tokens'
import { foldQuotes, foldText } from './fold-text'
import type { QuestionDraft } from './question-draft'

/** From this share of shared words on, two questions with one answer ask the same thing. */
const ALIKE_WORDING = 0.6

/** What two questions are compared by. */
export type QuestionPrint = {
  readonly words: ReadonlySet<string>
  readonly question: string
  readonly right: string
  readonly quote: string
}

/** Reads a question once for all comparisons. */
export function printOf({ question, options, correctAnswer, source }: Omit<QuestionDraft, 'tags'>): QuestionPrint {
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
export function isNearDuplicate(a: QuestionPrint, b: QuestionPrint): boolean {
  if (a.question === b.question) return true
  if (a.right !== b.right) return false
  return a.quote === b.quote || likeness(a.words, b.words) >= ALIKE_WORDING
}
