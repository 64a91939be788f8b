import { AppError } from '@trendverse/domain/primitives/app-error'
import { composeDailyQuiz } from '@trendverse/domain/quizzes/daily/compose-daily-quiz'
import type { DailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { storiesOfDayBefore } from '@trendverse/domain/quizzes/daily/stories-of-day'
import { featureTrends } from '@trendverse/domain/trends/listing/feature-trends'
import type { Trend, TrendDetail } from '@trendverse/domain/trends/trend'
import type { Needs } from '../../ports/ports'

export type DailyQuizPorts = Needs<'clock' | 'dailyQuizzes' | 'handwritten' | 'questionQuality' | 'trends'>

/** So many stories are read in full, once a day: one in eight carries a question that is worth asking. */
const STORIES_READ = 60

/**
 * The quiz of a day: the one that was kept, or else one made now and kept, for everybody and for good. Throws AppError
 * `unavailable` where too little is known for five questions.
 */
export async function keepDailyQuiz(ports: DailyQuizPorts, day: string): Promise<DailyQuiz> {
  const kept = await ports.dailyQuizzes.find(day)
  if (kept !== null) return kept
  const trends = featureTrends(await ports.trends.listActive(), { autoFeature: false })
  const stories = await detailsOf(ports, storiesOfDayBefore(trends, day).slice(0, STORIES_READ))
  const classics = await ports.handwritten.listClassics()
  const asked = [...stories, ...classics.map(({ story }) => story)].map(({ id }) => id)
  const made = composeDailyQuiz({
    day,
    stories,
    neighbours: trends,
    classics,
    retired: new Set(await ports.questionQuality.listRetired(asked)),
    nowMs: ports.clock.nowMs(),
  })
  if (made === null) {
    throw new AppError('unavailable', "Today's quiz isn’t ready yet. Please try again later.", { retryable: true })
  }
  return ports.dailyQuizzes.keep(made)
}

/** One after the other: a database that is busy has others to answer. */
async function detailsOf({ trends }: Needs<'trends'>, stories: readonly Trend[]): Promise<readonly TrendDetail[]> {
  const details: TrendDetail[] = []
  for (const { id } of stories) {
    const detail = await trends.findShown(id)
    if (detail !== null && detail.id === id) details.push(detail)
  }
  return details
}
