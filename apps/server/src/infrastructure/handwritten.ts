import type { Handwritten } from '@trendverse/application/ports/handwritten'
import { jokesAbout, listClassics, questionsAbout } from '@trendverse/starter-content/handwritten'
import { listTopics } from '@trendverse/starter-content/topics'

/** The handwritten content that ships with the product. */
export const handwritten: Handwritten = {
  questionsAbout: async (trendId) => questionsAbout(trendId),
  listClassics: async () => listClassics(),
  listTopics: async () => listTopics(),
  jokesAbout: async (trendId) => jokesAbout(trendId),
}
