import { evidenceTextsOf } from '@trendverse/domain/quizzes/evidence-texts'
import { PAGE_DIFFICULTY } from '@trendverse/domain/quizzes/quiz'
import type { Needs } from '../ports/ports'
import { type GatherPorts, gatherQuestions } from './gather-questions'
import { LEAST_QUESTIONS } from './make-quiz'

/** From so many texts on a model finds five questions. */
const TEXTS_FOR_A_MODEL = 6

/**
 * Whether enough is known of a trend for a quiz of five honest questions: written by hand, by the built-in generator, or, where
 * the installation has a key, by a model.
 */
export async function isQuizOffered(
  ports: GatherPorts & Needs<'ai' | 'questionQuality'>,
  trendId: string,
): Promise<boolean> {
  const retired = new Set(await ports.questionQuality.listRetired(trendId))
  const handwritten = await ports.handwritten.questionsAbout(trendId)
  // Nearly every trend of the catalogue: nothing else has to be read.
  if (handwritten.length - retired.size >= LEAST_QUESTIONS) return true
  const trend = await ports.trends.findShown(trendId)
  if (trend === null) return false
  const keys = (await ports.ai?.listKnownKeys()) ?? []
  const hasModel = keys.some(({ keyType, status }) => keyType === 'quiz' && status !== 'inactive')
  if (hasModel && evidenceTextsOf(trend).length >= TEXTS_FOR_A_MODEL) return true
  const wanted = { trend, difficulty: PAGE_DIFFICULTY, count: LEAST_QUESTIONS }
  const { questions } = await gatherQuestions(ports, wanted, { asked: new Set(), retired })
  return questions.length >= LEAST_QUESTIONS
}
