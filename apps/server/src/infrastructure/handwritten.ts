import type { Handwritten } from '@trendverse/application/ports/handwritten'
import { jokesAbout, listClassics, questionsAbout } from '@trendverse/starter-content/handwritten'

/** What was written by hand about starter trends. */
export const handwritten: Handwritten = {
  questionsAbout: async (trendId) => questionsAbout(trendId),
  listClassics: async () => listClassics(),
  jokesAbout: async (trendId) => jokesAbout(trendId),
}
