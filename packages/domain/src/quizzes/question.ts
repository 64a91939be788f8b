import type { Uuid } from '../primitives/uuid'
import type { Category } from '../trends/categories/category'

/** QZ-21 */
export const QUESTION_TYPES = ['knowledge', 'application', 'analysis', 'prediction', 'problem-solving'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** QZ-22 */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** QZ-20 */
export const OPTIONS_PER_QUESTION = 4

/** Where the answer of a question stands: what somebody who doubts it opens. */
export type QuestionProof = {
  /** Word for word as the evidence has it. */
  readonly quote: string
  /** What is quoted, as people name it. */
  readonly title: string
  readonly publisher: string | null
  /** An address of http or https, or null where the quote is all there is. */
  readonly url: string | null
}

/** The trend a question is about, where its quiz is about several. */
export type QuestionStory = {
  readonly id: Uuid
  readonly name: string
  readonly category: Category
  /** `#rrggbb` */
  readonly color: string
}

/** One question with everything known about it (QZ-20). Its answer never travels before the question is answered. */
export type Question = {
  /** The same for the same question and answer about the same trend, see `questionId`. */
  readonly id: Uuid
  readonly type: QuestionType
  readonly question: string
  /** Four, in the order they are shown (QZ-07). */
  readonly options: readonly string[]
  /** Index of the right option. */
  readonly correctAnswer: number
  readonly explanation: string
  readonly source: QuestionProof
  readonly difficulty: Difficulty
  readonly tags: readonly string[]
  /** Of a quiz about several trends (OP-84); absent where the quiz names the one. */
  readonly story?: QuestionStory | undefined
}

/** A question as it is asked: without what gives the answer away (QZ-29). */
export type AskedQuestion = Pick<Question, 'type' | 'question' | 'options' | 'difficulty' | 'tags' | 'story'> & {
  /** See `askedQuestionId`. */
  readonly id: Uuid
}

/** Copies the fields that may travel one by one, so that a field added to `Question` never does by itself. */
export function askedOf({ type, question, options, difficulty, tags, story }: Question, askedId: Uuid): AskedQuestion {
  const asked = { id: askedId, type, question, options, difficulty, tags }
  return story === undefined ? asked : { ...asked, story }
}
