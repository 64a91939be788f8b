import { evidenceTextsOf } from '@trendverse/domain/quizzes/evidence-texts'
import { PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import type { Needs } from '../ports/ports'
import { type GatherPorts, gatherQuestions } from './gather-questions'

/** From so many texts on a model finds five questions. */
const TEXTS_FOR_A_MODEL = 6

/**
 * How many of the five questions of a trend's quiz would be about the trend itself: written by hand or by the built-in
 * generator. Null where a model is to write them.
 */
export async function countOwnQuestions(
  ports: GatherPorts & Needs<'ai' | 'questionQuality'>,
  trendId: string,
): Promise<number | null> {
  const retired = new Set(await ports.questionQuality.listRetired([trendId]))
  const handwritten = await ports.handwritten.questionsAbout(trendId)
  // Nearly every trend of the catalogue: nothing else has to be read.
  if (handwritten.length - retired.size >= PAGE_QUESTIONS) return PAGE_QUESTIONS
  const trend = await ports.trends.findShown(trendId)
  if (trend === null) return 0
  const keys = (await ports.ai?.listKnownKeys()) ?? []
  const hasModel = keys.some(({ keyType, status }) => keyType === 'quiz' && status !== 'inactive')
  if (hasModel && evidenceTextsOf(trend).length >= TEXTS_FOR_A_MODEL) return null
  const wanted = { trend, difficulty: PAGE_DIFFICULTY, count: PAGE_QUESTIONS }
  const { questions } = await gatherQuestions(ports, wanted, { asked: new Set(), retired })
  return questions.length
}
