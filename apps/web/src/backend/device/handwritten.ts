import type { Handwritten } from '@trendverse/application/ports/handwritten'
import { NO_JOKES, type TrendJokes } from '@trendverse/domain/memes/built-in/trend-jokes'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Classic } from '@trendverse/domain/quizzes/daily/choose-classics'
import type { HandwrittenQuestion } from '@trendverse/domain/quizzes/handwritten/handwritten-question'
import type { Topic } from '@trendverse/domain/quizzes/handwritten/topic'
import { logFailure } from '../call/log-failure'

type AboutClassics = {
  readonly questionsAbout: (trendId: Uuid) => readonly HandwrittenQuestion[]
  readonly listClassics: () => readonly Classic[]
  readonly jokesAbout: (trendId: Uuid) => TrendJokes
}
type AboutTopics = { readonly listTopics: () => readonly Topic[] }

const NO_CLASSICS: AboutClassics = { questionsAbout: () => [], listClassics: () => [], jokesAbout: () => NO_JOKES }
const NO_TOPICS: AboutTopics = { listTopics: () => [] }

const loadOr = <Content>(load: () => Promise<Content>, nothing: Content): Promise<Content> =>
  load().catch((cause: unknown) => {
    logFailure('Questions and jokes written by hand could not be loaded.', cause)
    return nothing
  })

/**
 * What was written by hand, loaded when the first quiz or meme needs it: it weighs more than the page. A device without a
 * network that never loaded it makes its quizzes and memes without.
 */
export function loadedWhenNeeded(
  loadClassics: () => Promise<AboutClassics>,
  loadTopics: () => Promise<AboutTopics>,
): Handwritten {
  const classics = () => loadOr(loadClassics, NO_CLASSICS)
  return {
    questionsAbout: async (trendId) => (await classics()).questionsAbout(trendId),
    listClassics: async () => (await classics()).listClassics(),
    jokesAbout: async (trendId) => (await classics()).jokesAbout(trendId),
    listTopics: async () => (await loadOr(loadTopics, NO_TOPICS)).listTopics(),
  }
}

export const handwritten = loadedWhenNeeded(
  () => import('@trendverse/starter-content/handwritten'),
  () => import('@trendverse/starter-content/topics'),
)
