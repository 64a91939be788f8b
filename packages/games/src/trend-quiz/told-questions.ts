import { isPlayful } from '@trendverse/domain/games/is-playful'
import type { PackMaterial } from '@trendverse/domain/games/pack-material'
import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import { seededFraction } from '@trendverse/domain/trends/planets/planet-seed'
import type { Trend } from '@trendverse/domain/trends/trend'
import { MAX_ANSWER_LENGTH, MAX_ASK_LENGTH } from './pack'

/** A question written by hand as a gate can ask it: about one trend, the correct answer and a tempting wrong one. */
export type ToldQuestion = {
  readonly trend: Trend
  readonly ask: string
  readonly right: string
  readonly wrong: string
  readonly explanation: string
  readonly difficulty: HandwrittenQuestion['difficulty']
}

/** Whether a gate asks how many, how long or in which year. */
export type ToldKind = 'figure' | 'told'

/**
 * The handwritten questions that fit a gate, at most one of a kind about each trend: what was never asked comes first, in an
 * order of the seed's, then what was asked longest ago. They are short, and about nothing that is never played with
 * (`isPlayful`).
 *
 * @param asked What was asked lately, the latest first.
 */
export async function toldQuestions(
  trends: readonly Trend[],
  questionsAbout: PackMaterial['questionsAbout'],
  seed: string,
  asked: readonly string[],
): Promise<Readonly<Record<ToldKind, readonly ToldQuestion[]>>> {
  const told = await Promise.all(
    trends.map(async (trend) => {
      const written = await questionsAbout(trend.id)
      return written.flatMap((question) => toldQuestion(trend, question, seed))
    }),
  )
  const inOrder = inOrderOf(seed, asked, told.flat())
  return {
    figure: oneOfEachTrend(inOrder.filter(asksFigure)),
    told: oneOfEachTrend(inOrder.filter((question) => !asksFigure(question))),
  }
}

function toldQuestion(trend: Trend, question: HandwrittenQuestion, seed: string): ToldQuestion[] {
  const { question: ask, right, explanation, difficulty } = question
  // Beside a figure a word would be no answer.
  const tempting = question.wrong.filter((wrong) => fits(wrong) && isFigure(wrong) === isFigure(right))
  const wrong = tempting[Math.floor(seededFraction(`${seed}/${ask}`, 'wrong') * tempting.length)]
  if (wrong === undefined || ask.length > MAX_ASK_LENGTH || !fits(right)) return []
  const { category, origin } = trend
  const texts = [ask, `${right}, ${wrong}`, explanation]
  if (!texts.every((name) => isPlayful({ name, description: '', tags: [], category, origin }))) return []
  return [{ trend, ask, right, wrong, explanation, difficulty }]
}

const fits = (answer: string): boolean => answer.length <= MAX_ANSWER_LENGTH
const isFigure = (answer: string): boolean => /\d/.test(answer)
const asksFigure = ({ right }: ToldQuestion): boolean => isFigure(right)

function inOrderOf(
  seed: string,
  asked: readonly string[],
  questions: readonly ToldQuestion[],
): readonly ToldQuestion[] {
  const askedAgo = new Map(asked.toReversed().map((ask, index) => [ask, asked.length - index]))
  return questions
    .map((question) => ({
      question,
      ago: askedAgo.get(question.ask) ?? Number.POSITIVE_INFINITY,
      place: seededFraction(question.ask, seed),
    }))
    .toSorted(
      (a, b) => (a.ago === b.ago ? a.place - b.place : b.ago - a.ago) || (a.question.ask < b.question.ask ? -1 : 1),
    )
    .map(({ question }) => question)
}

function oneOfEachTrend(questions: readonly ToldQuestion[]): readonly ToldQuestion[] {
  return [...new Map(questions.toReversed().map((question) => [question.trend.id, question])).values()].toReversed()
}
