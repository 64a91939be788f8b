import { type FallbackReason, fallbackWords } from '../ai/fallback-reason'
import type { Uuid } from '../primitives/uuid'
import type { Trend } from '../trends/trend'
import type { Difficulty, Question } from './question'
import { DEFAULT_PASSING_SCORE, durationOf, QUIZ_VERSION, type Quiz, type QuizGenerator } from './quiz'
import { sayCount, sayList, sayName } from './say-words'

export type QuizInput = {
  readonly id: Uuid
  readonly trend: Pick<Trend, 'id' | 'name' | 'category'>
  readonly questions: readonly Question[]
  readonly difficulty: Difficulty
  readonly nowMs: number
  readonly generatedBy: QuizGenerator
  /** Whether people wrote some of its questions. */
  readonly isByHand: boolean
  /** Why it stands in for one a model was to write (ER-43); null: it does not. */
  readonly fallback: FallbackReason | null
}

/** What each type of question practises (QZ-21). */
const OBJECTIVES: Readonly<Record<Question['type'], (name: string) => string>> = {
  knowledge: (name) => `Know dates, figures and names in the story of ${name}`,
  application: (name) => `Use what is known of ${name} in a new situation`,
  analysis: (name) => `Compare ${name} with what came before and with its peers`,
  prediction: (name) => `Judge what followed a turning point of ${name}`,
  'problem-solving': (name) => `Work out an answer about ${name} from several facts`,
}

/** What questions about other stories practise. */
const OTHERS = 'Know what else people talk about'

/** Topics named in one sentence. */
const MAX_NAMED = 4

const LEVELS: Readonly<Record<Difficulty, string>> = { easy: 'easy', medium: 'thoughtful', hard: 'demanding' }

/**
 * Makes a quiz of questions (QZ-18): says what it is about, what it teaches and what it was made from. Whom the answers
 * are quoted from is not said: that may be an answer.
 */
export function composeQuiz(input: QuizInput): Quiz {
  const { id, trend, questions, difficulty, nowMs, generatedBy, fallback } = input
  const name = sayName(trend.name)
  const own = questions.filter(({ story }) => story === undefined)
  const topics = [...new Set(own.flatMap(({ tags }) => tags))].slice(0, MAX_NAMED)
  const types = [...new Set(own.map(({ type }) => type))]
  const asked = sayCount(questions.length, `${LEVELS[difficulty]} questions`)
  const isFilled = own.length < questions.length
  return {
    id,
    trendId: trend.id,
    trendName: trend.name,
    category: trend.category,
    title: `Quiz: ${trend.name}`,
    description: isFilled
      ? `${asked}: ${sayAbout(questions, name)}.`
      : `${asked} about ${name}${topics.length > 0 ? `: ${sayList(topics)}` : ''}.`,
    questions,
    duration: durationOf(difficulty, questions.length),
    passingScore: DEFAULT_PASSING_SCORE,
    learningObjectives: [...types.map((type) => OBJECTIVES[type](name)), ...(isFilled ? [OTHERS] : [])],
    difficulty,
    generatedAt: new Date(nowMs).toISOString(),
    generatedBy,
    source: sourceOf(input, own.length),
    version: QUIZ_VERSION,
    fallback: fallback !== null,
    fallbackReason: fallback,
  }
}

/** "2 about Vinyl revival, 3 from Music" */
function sayAbout(questions: readonly Question[], name: string): string {
  const counts = new Map<string, number>()
  for (const { story } of questions) {
    const part = story === undefined ? `about ${name}` : `from ${story.category}`
    counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  return [...counts].map(([part, count]) => `${count} ${part}`).join(', ')
}

/** Who wrote the questions about the trend, and out of what. What fills it up says so of itself. */
function sourceOf({ trend, questions, generatedBy, isByHand, fallback }: QuizInput, ownCount: number): string {
  const name = sayName(trend.name)
  const others = ownCount < questions.length ? '; the other questions are about other stories' : ''
  if (generatedBy === 'ai') return `Written by AI from the sources on ${name}, with a quote for each answer${others}`
  const byHand = `Written by people who know ${name}, with a page to read for each answer${others}`
  const built = `Made from our sources on ${name}, with a quote for each answer${others}`
  const made = ownCount === 0 ? 'Made of questions about other stories' : isByHand ? byHand : built
  return `${made}${fallback === null ? '' : ', without AI'}${fallbackWords(fallback)}`
}
