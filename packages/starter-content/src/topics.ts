import { uuidOfParts } from '@trendverse/domain/primitives/uuid-of-parts'
import type { Topic } from '@trendverse/domain/quizzes/handwritten/topic'
import { categoryColor } from '@trendverse/domain/trends/categories/category-colors'
import { americanPoliticsTopics } from './topics/american-politics'
import { businessAndDailyLifeTopics } from './topics/business-and-daily-life'
import { scienceAndTechnologyTopics } from './topics/science-and-technology'
import { sportsTopics } from './topics/sports'
import { stageAndScreenTopics } from './topics/stage-and-screen'
import { worldTopics } from './topics/world'
import type { WrittenTopic } from './written-topic'

export const WRITTEN_TOPICS: readonly WrittenTopic[] = [
  ...americanPoliticsTopics,
  ...worldTopics,
  ...scienceAndTechnologyTopics,
  ...businessAndDailyLifeTopics,
  ...sportsTopics,
  ...stageAndScreenTopics,
]

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const TOPICS: readonly Topic[] = WRITTEN_TOPICS.map(({ key, name, category, spellings, questions }) => ({
  story: { id: uuidOfParts(['topic', key]), name: capitalised(name), category, color: categoryColor(category) },
  name,
  spellings,
  questions,
}))

/** Everything written by hand about what the news keeps coming back to. */
export const listTopics = (): readonly Topic[] => TOPICS
