import type { Question } from './question'

/** A question as its writer hands it in, before the quality gate gave it an id. */
export type QuestionDraft = Omit<Question, 'id'>
