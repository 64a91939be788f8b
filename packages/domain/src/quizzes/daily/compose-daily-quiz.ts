import type { Uuid } from '../../primitives/uuid'
import { DEFAULT_CATEGORY } from '../../trends/categories/category'
import type { Trend, TrendDetail } from '../../trends/trend'
import { composeQuestions } from '../built-in/compose-questions'
import type { Question, QuestionStory } from '../question'
import { DEFAULT_PASSING_SCORE, durationOf, PAGE_DIFFICULTY, QUIZ_VERSION } from '../quiz'
import { shuffleOptions } from '../shuffle-options'
import { type Classic, chooseClassics } from './choose-classics'
import { DAILY_QUESTIONS, type DailyQuiz, dailyQuizId, dailyQuizName } from './daily-quiz'
import { dailyRandom } from './daily-random'

/** What a quiz of the day is made of. */
export type DailyMaterial = {
  readonly day: string
  /** Those of the day before, the strongest first (`storiesOfDayBefore`). */
  readonly stories: readonly TrendDetail[]
  /** Other trends that stories can be compared with. */
  readonly neighbours: readonly Trend[]
  /** What fills up where stories carry too little. */
  readonly classics: readonly Classic[]
  /** Questions that are asked no more. */
  readonly retired: ReadonlySet<Uuid>
  readonly nowMs: number
}

/** The part of a trend its question keeps. */
export function questionStory({ id, name, category, color }: QuestionStory): QuestionStory {
  return { id, name, category, color }
}

/**
 * Makes the quiz of a day: one question of each of five stories, those of the day before first, then classics. The same
 * material gives the same quiz, options included. Null where there is too little for five.
 */
export function composeDailyQuiz(material: DailyMaterial): DailyQuiz | null {
  const { day, nowMs, classics, retired } = material
  const live = askStories(material)
  const byHand = chooseClassics({ day, classics, count: DAILY_QUESTIONS - live.length, retired, earlier: live })
  const chosen = [...live, ...byHand]
  if (chosen.length < DAILY_QUESTIONS) return null
  const id = dailyQuizId(day)
  const quiz = {
    id,
    trendId: id,
    trendName: dailyQuizName(day),
    category: DEFAULT_CATEGORY,
    title: dailyQuizName(day),
    description: 'Five questions on five stories. The same for everyone.',
    questions: shuffleOptions(chosen, dailyRandom(`options of ${day}`)),
    duration: durationOf(PAGE_DIFFICULTY, DAILY_QUESTIONS),
    passingScore: DEFAULT_PASSING_SCORE,
    learningObjectives: ['Know what the world talked about'],
    difficulty: PAGE_DIFFICULTY,
    generatedAt: new Date(nowMs).toISOString(),
    generatedBy: 'built-in',
    source: 'Made from our sources on five stories, with a source for each answer',
    version: QUIZ_VERSION,
    fallback: false,
    fallbackReason: null,
  } as const
  return { day, quiz }
}

/** One question of each story that carries an honest one, until there are five. */
function askStories({ day, stories, neighbours, retired, nowMs }: DailyMaterial): readonly Question[] {
  const chosen: Question[] = []
  for (const trend of stories) {
    if (chosen.length >= DAILY_QUESTIONS) break
    const [asked] = composeQuestions({
      trend,
      neighbours,
      count: 1,
      difficulty: PAGE_DIFFICULTY,
      random: dailyRandom(`${day} ${trend.id}`),
      nowMs,
      retired,
      earlier: chosen,
    })
    if (asked !== undefined) chosen.push({ ...asked, story: questionStory(trend) })
  }
  return chosen
}
