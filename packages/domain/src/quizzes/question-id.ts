import type { Uuid } from '../primitives/uuid'
import { uuidOfParts } from '../primitives/uuid-of-parts'
import { foldText } from './fold-text'

/**
 * The identity of a question: the same words with the same right answer about one trend are one question, however its
 * options are shuffled and whoever wrote it. A UUID of version 8 (RFC 9562); nothing secret depends on it.
 */
export function questionId(trendId: Uuid, question: string, rightOption: string): Uuid {
  return uuidOfParts([trendId, foldText(question), foldText(rightOption)])
}

/**
 * The name of a question while it is asked: of the attempt and its place alone. `questionId` is made of the right option,
 * too, so whoever saw it could try which of the four it belongs to.
 */
export function askedQuestionId(attemptId: Uuid, index: number): Uuid {
  return uuidOfParts([attemptId, index])
}
