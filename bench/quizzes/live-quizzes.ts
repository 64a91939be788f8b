import { fillQuiz } from '@trendverse/application/quizzes/fill-quiz'
import { gatherQuestions } from '@trendverse/application/quizzes/gather-questions'
import { getTrend } from '@trendverse/application/trends/get-trend'
import { listCurrentTrends } from '@trendverse/application/trends/list-current-trends'
import type { Question } from '@trendverse/domain/quizzes/question'
import { PAGE_DIFFICULTY, PAGE_QUESTIONS } from '@trendverse/domain/quizzes/quiz'
import { isObserved } from '@trendverse/domain/trends/listing/trend-query'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { jokesAbout, listClassics, questionsAbout } from '@trendverse/starter-content/handwritten'
import { listTopics } from '@trendverse/starter-content/topics'
import { seededRandom } from '@trendverse/test-support/seeded-random'
import { replayWeek } from '../stories/recorded-week'

/**
 * Quizzes of the first trends at three moments of a recorded week, to be read: the right option stands first. Beside them the
 * time from the press to five questions, over the embedded database. With `--payloads` the recorded replies of the other
 * sources are served alone, as if they had been given in the first hour.
 */
const TRENDS_READ = 40
const NOTHING_ASKED = { asked: new Set<never>(), retired: new Set<never>() }
/** Of the time to five questions, milliseconds: the median, and 99 of 100. */
const GOALS_MS = { median: 50, p99: 60 }
const timesMs: number[] = []
const HANDWRITTEN = {
  questionsAbout: async (id: string) => questionsAbout(id),
  listClassics: async () => listClassics(),
  listTopics: async () => listTopics(),
  jokesAbout: async (id: string) => jokesAbout(id),
}

await replayWeek(process.argv.includes('--payloads') ? 'payloads' : 'all', async ({ nowMs, storage }) => {
  const read = { trends: storage.trends, settings: storage.settings }
  const lists = await Promise.all([1, 2, 3].map((page) => listCurrentTrends(read, { sort: 'attention', page })))
  const live = lists.flatMap(({ data }) => data).filter(isObserved)
  const details: readonly TrendDetail[] = await Promise.all(
    live.slice(0, TRENDS_READ).map(({ id }) => getTrend(read, { id })),
  )
  const quizzes: { trend: TrendDetail; questions: readonly Question[] }[] = []
  for (const [place, trend] of details.entries()) {
    const ports = {
      ...storage,
      clock: { nowMs: () => nowMs },
      handwritten: HANDWRITTEN,
      random: seededRandom(place + 1),
    }
    const wanted = { trend, difficulty: PAGE_DIFFICULTY, count: PAGE_QUESTIONS }
    const startedMs = performance.now()
    const own = await gatherQuestions(ports, wanted, NOTHING_ASKED)
    const questions = await fillQuiz(ports, wanted, NOTHING_ASKED.asked, own.questions)
    timesMs.push(performance.now() - startedMs)
    quizzes.push({ trend, questions })
  }
  const full = quizzes.filter(({ questions }) => questions.length === PAGE_QUESTIONS).length
  const ownOf = ({ questions }: (typeof quizzes)[number]) => questions.filter(({ story }) => story === undefined).length
  const own = quizzes.filter((quiz) => ownOf(quiz) > 0).length
  const topics = new Set(listTopics().map(({ story }) => story.id))
  const named = quizzes.filter(({ questions }) => questions.some(({ story }) => story && topics.has(story.id))).length
  const moment = new Date(nowMs).toISOString().slice(0, 16)
  console.log(
    `\n## ${moment}: ${full} of ${quizzes.length} trends have a quiz, ${own} with a question of their own, ${named} with one about what they name\n`,
  )
  for (const { trend, questions } of quizzes) {
    console.log(`\n### ${trend.name} (${trend.category})\n\n*${trend.description}*\n`)
    for (const { question, options, correctAnswer, explanation, source, story } of questions) {
      const others = options.filter((_, index) => index !== correctAnswer)
      console.log(`${story === undefined ? 'This story' : `${story.name} (${story.category})`}: **${question}**\n`)
      console.log(`**${options[correctAnswer] ?? ''}** / ${others.join(' / ')}\n`)
      console.log(`${explanation} [${source.title}](${source.url ?? 'no address'})\n`)
    }
  }
})

const sorted = timesMs.toSorted((a, b) => a - b)
const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1)
console.log(
  `\n## Time to five questions\n\n${at(0.5)} ms (goal ${GOALS_MS.median}), p99 ${at(0.99)} ms (goal ${GOALS_MS.p99}), worst ${at(1)} ms of ${sorted.length}`,
)
