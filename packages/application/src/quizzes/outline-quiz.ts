import { evidenceTextsOf } from '@trendverse/domain/quizzes/evidence-texts'
import { topicsBeside } from '@trendverse/domain/quizzes/handwritten/topic'
import { PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import type { Needs } from '../ports/ports'
import { type GatherPorts, gatherQuestions } from './gather-questions'

/** From so many texts on a model finds five questions. */
const TEXTS_FOR_A_MODEL = 6

/** What the five questions of a trend's quiz would be about; what is missing is about other stories (`fillQuiz`). */
export type QuizOutline = {
  /** About the trend itself, written by hand or by the built-in generator. Null where a model is to write them all. */
  readonly ownQuestions: number | null
  /** About what the trend names. */
  readonly topics: { readonly name: string; readonly questions: number }[]
}

const about = (ownQuestions: number | null): QuizOutline => ({ ownQuestions, topics: [] })

/** Tells before the start what a trend's quiz would be about. */
export async function outlineQuiz(
  ports: GatherPorts & Needs<'ai' | 'questionQuality'>,
  trendId: string,
): Promise<QuizOutline> {
  const retired = new Set(await ports.questionQuality.listRetired([trendId]))
  const handwritten = await ports.handwritten.questionsAbout(trendId)
  // Nearly every trend of the catalogue: nothing else has to be read.
  if (handwritten.length - retired.size >= PAGE_QUESTIONS) return about(PAGE_QUESTIONS)
  const trend = await ports.trends.findShown(trendId)
  if (trend === null) return about(0)
  const keys = (await ports.ai?.listKnownKeys()) ?? []
  const hasModel = keys.some(({ keyType, status }) => keyType === 'quiz' && status !== 'inactive')
  if (hasModel && evidenceTextsOf(trend).length >= TEXTS_FOR_A_MODEL) return about(null)
  const wanted = { trend, difficulty: PAGE_DIFFICULTY, count: PAGE_QUESTIONS }
  const { questions } = await gatherQuestions(ports, wanted, { asked: new Set(), retired })
  if (questions.length >= PAGE_QUESTIONS) return about(PAGE_QUESTIONS)
  const turns = topicsBeside(trend, {
    topics: await ports.handwritten.listTopics(),
    trends: await ports.trends.listActive(),
    count: PAGE_QUESTIONS - questions.length,
  })
  const topics = [...new Set(turns)].map((topic) => ({
    name: topic.name,
    questions: turns.filter((one) => one === topic).length,
  }))
  return { ownQuestions: questions.length, topics }
}
