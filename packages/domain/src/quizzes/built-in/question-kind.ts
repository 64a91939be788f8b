import type { Category } from '../../trends/categories/category'
import type { Trend, TrendDetail } from '../../trends/trend'
import type { Difficulty, QuestionProof, QuestionType } from '../question'
import type { RandomNumber } from '../random-choice'
import type { DatedEvent } from './dated-events'
import type { StoryText } from './story-texts'

/** What a question teaches, said in the learning objectives of its quiz. */
export const QUESTION_TOPICS = ['dates', 'order', 'figures', 'people and places', 'headlines', 'attention'] as const
export type QuestionTopic = (typeof QUESTION_TOPICS)[number]

/** What questions about one trend are made of, read once for all kinds. */
export type QuizMaterial = {
  readonly trend: TrendDetail
  /** The trend's name as it reads inside a sentence. */
  readonly name: string
  /** Others to compare it with, in a random order: not itself, no name twice. */
  readonly neighbours: readonly Trend[]
  /** What has happened, oldest first. */
  readonly events: readonly DatedEvent[]
  /** Titles of what was reported of it, those that say in short what happened, and what is said of it elsewhere. */
  readonly titles: readonly StoryText[]
  readonly headlines: readonly StoryText[]
  readonly sentences: readonly StoryText[]
  /** What happened in other stories, where that may be played with. */
  readonly otherHeadlines: readonly { readonly text: string; readonly category: Category }[]
  readonly difficulty: Difficulty
  readonly random: RandomNumber
  readonly nowMs: number
}

/** A question that could be asked. */
export type Candidate = {
  readonly type: QuestionType
  readonly topic: QuestionTopic
  /** The same question in several ways; one of them is asked. */
  readonly wordings: readonly string[]
  readonly right: string
  /** Three, each certainly wrong. */
  readonly wrong: readonly string[]
  readonly explanation: string
  readonly proof: QuestionProof
  /** Facts whoever answers has to know, and facts whoever reads the question is told: no quiz tells what it asks. */
  readonly asks: readonly string[]
  readonly tells: readonly string[]
}

/** One way of asking, in a file of its own under `kinds`. */
export type QuestionKind = {
  readonly id: string
  /** Asked only where others do not fill a quiz. */
  readonly isSpare?: boolean
  /** Every question of this kind the material carries; none where it carries none. */
  readonly compose: (material: QuizMaterial) => readonly Candidate[]
}
