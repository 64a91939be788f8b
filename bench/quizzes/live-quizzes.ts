import { getTrend } from '@trendverse/application/trends/get-trend'
import { listCurrentTrends } from '@trendverse/application/trends/list-current-trends'
import { composeQuestions } from '@trendverse/domain/quizzes/built-in/compose-questions'
import { orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { replayWeek } from '../stories/recorded-week'

/** Quizzes of the first trends at three moments of a recorded week, to be read: the right option stands first. */
const TRENDS_READ = 40
const QUESTIONS = 5

await replayWeek('all', async ({ nowMs, storage }) => {
  const read = { trends: storage.trends, settings: storage.settings }
  const lists = await Promise.all([1, 2, 3].map((page) => listCurrentTrends(read, { sort: 'attention', page })))
  const listed = lists.flatMap(({ data }) => data)
  const live = orderHomeTrends(listed, '').filter(({ sources }) => sources.length > 0)
  const details: readonly TrendDetail[] = await Promise.all(
    live.slice(0, TRENDS_READ).map(({ id }) => getTrend(read, { id })),
  )
  const quizzes = details.map((trend, place) => ({
    trend,
    questions: composeQuestions({
      trend,
      neighbours: listed,
      count: QUESTIONS,
      difficulty: 'medium',
      random: seededNumbers(place + 1),
      nowMs,
    }),
  }))
  const full = quizzes.filter(({ questions }) => questions.length === QUESTIONS).length
  console.log(`\n## ${new Date(nowMs).toISOString().slice(0, 16)}: ${full} of ${quizzes.length} trends have a quiz\n`)
  for (const { trend, questions } of quizzes) {
    console.log(`\n### ${trend.name} (${trend.category}): ${questions.length} questions\n\n*${trend.description}*\n`)
    for (const { question, options, correctAnswer, explanation, source } of questions) {
      const others = options.filter((_, index) => index !== correctAnswer)
      console.log(`**${question}**\n\n**${options[correctAnswer] ?? ''}** / ${others.join(' / ')}\n`)
      console.log(`${explanation} [${source.title}](${source.url ?? 'no address'})\n`)
    }
  }
})
