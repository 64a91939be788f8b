import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { classicsBeside, storiesBeside } from '@trendverse/domain/quizzes/beside-trend'
import { composeQuestions } from '@trendverse/domain/quizzes/built-in/compose-questions'
import type { Classic } from '@trendverse/domain/quizzes/daily/choose-classics'
import { questionStory } from '@trendverse/domain/quizzes/daily/compose-daily-quiz'
import { chooseHandwritten } from '@trendverse/domain/quizzes/handwritten/choose-handwritten'
import { topicsBeside } from '@trendverse/domain/quizzes/handwritten/topic'
import type { Question } from '@trendverse/domain/quizzes/question'
import { featureTrends } from '@trendverse/domain/trends/listing/feature-trends'
import type { Trend } from '@trendverse/domain/trends/trend'
import type { Needs } from '../ports/ports'
import { fractionsOf } from '../random-fractions'
import type { GatherPorts, QuestionsWanted } from './gather-questions'
import type { UnwantedQuestions } from './questions-asked'

export type FillPorts = GatherPorts & Needs<'questionQuality'>

/** So many other stories are read for their questions. */
const STORIES_READ = 8

/**
 * Fills a quiz up: first with what was written by hand about what the trend names (a country, an office, a firm), then with
 * one question each of other live stories of its category and of classics, those related to it first (OP-95). What was asked
 * lately comes again only where nothing else is left.
 *
 * @param own The questions about the trend itself.
 * @returns Those and the others, each of which says what it is about; `count` of them wherever there are as many.
 */
export async function fillQuiz(
  ports: FillPorts,
  wanted: QuestionsWanted,
  asked: ReadonlySet<Uuid>,
  own: readonly Question[],
): Promise<readonly Question[]> {
  const { trend, count } = wanted
  if (own.length >= count) return own
  const trends = featureTrends(await ports.trends.listActive(), { autoFeature: false })
  const stories = storiesBeside(trend, trends).slice(0, STORIES_READ)
  const classics = classicsBeside(trend, await ports.handwritten.listClassics(), fractionsOf(ports.random))
  const known = await ports.handwritten.listTopics()
  const topics = topicsBeside(trend, { topics: known, trends, count: count - own.length })
  const ids = [...stories, ...[...topics, ...classics].map(({ story }) => story)].map(({ id }) => id)
  const retired = new Set(await ports.questionQuality.listRetired([...new Set(ids)]))
  const unwanted = new Set([...retired, ...asked])
  const named = topics.reduce((earlier, topic) => askOne(ports, wanted, unwanted, { earlier, classic: topic }), own)
  const told = await askStories(ports, wanted, { asked, retired }, { own: named, stories, neighbours: trends })
  const fresh = askClassics(ports, wanted, unwanted, { earlier: told, classics })
  return askClassics(ports, wanted, retired, { earlier: fresh, classics })
}

type Stories = {
  readonly own: readonly Question[]
  readonly stories: readonly Trend[]
  readonly neighbours: readonly Trend[]
}

async function askStories(
  ports: FillPorts,
  { trend, difficulty, count }: QuestionsWanted,
  { asked, retired }: UnwantedQuestions,
  { own, stories, neighbours }: Stories,
): Promise<readonly Question[]> {
  const random = fractionsOf(ports.random)
  const nowMs = ports.clock.nowMs()
  const chosen = [...own]
  for (const { id } of stories) {
    if (chosen.length >= count) break
    const story = await ports.trends.findShown(id)
    if (story === null || story.id === trend.id) continue
    const about = { trend: story, neighbours, count: 1, difficulty, random, nowMs }
    const [question] = composeQuestions({ ...about, avoid: asked, retired, earlier: chosen })
    if (question !== undefined && !asked.has(question.id)) chosen.push({ ...question, story: questionStory(story) })
  }
  return chosen
}

type Classics = { readonly earlier: readonly Question[]; readonly classics: readonly Classic[] }

/** One question of each classic nothing was asked about yet. */
function askClassics(
  ports: FillPorts,
  wanted: QuestionsWanted,
  unwanted: ReadonlySet<Uuid>,
  { earlier, classics }: Classics,
): readonly Question[] {
  const told = new Set(earlier.map(({ story }) => story?.id))
  return classics
    .filter(({ story }) => !told.has(story.id))
    .reduce((chosen, classic) => askOne(ports, wanted, unwanted, { earlier: chosen, classic }), earlier)
}

type OneClassic = { readonly earlier: readonly Question[]; readonly classic: Classic }

/** Those before, and one about this where there is room and it has one left. */
function askOne(
  ports: FillPorts,
  { difficulty, count }: QuestionsWanted,
  unwanted: ReadonlySet<Uuid>,
  { earlier, classic: { story, questions } }: OneClassic,
): readonly Question[] {
  if (earlier.length >= count) return earlier
  const random = fractionsOf(ports.random)
  const about = { trendId: story.id, questions, count: 1, difficulty, random, unwanted, earlier }
  return [...earlier, ...chooseHandwritten(about).map((question) => ({ ...question, story }))]
}
