import type { Handwritten } from '@trendverse/application/ports/handwritten'
import { NO_JOKES, type TrendJokes } from '@trendverse/domain/memes/built-in/trend-jokes'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Classic } from '@trendverse/domain/quizzes/daily/choose-classics'
import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import { logFailure } from '../call/log-failure'

type Content = {
  readonly questionsAbout: (trendId: Uuid) => readonly HandwrittenQuestion[]
  readonly listClassics: () => readonly Classic[]
  readonly jokesAbout: (trendId: Uuid) => TrendJokes
}

const NOTHING: Content = { questionsAbout: () => [], listClassics: () => [], jokesAbout: () => NO_JOKES }

/**
 * What was written by hand, loaded when the first quiz or meme needs it: it weighs more than the page. A device without a
 * network that never loaded it makes its quizzes and memes without.
 */
export function loadedWhenNeeded(load: () => Promise<Content>): Handwritten {
  const content = () =>
    load().catch((cause: unknown) => {
      logFailure('Questions and jokes written by hand could not be loaded.', cause)
      return NOTHING
    })
  return {
    questionsAbout: async (trendId) => (await content()).questionsAbout(trendId),
    listClassics: async () => (await content()).listClassics(),
    jokesAbout: async (trendId) => (await content()).jokesAbout(trendId),
  }
}

export const handwritten = loadedWhenNeeded(() => import('@trendverse/starter-content/handwritten'))
