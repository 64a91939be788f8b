import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { parseFeed } from '../feed/parse-feed'
import type { SourceDefinition } from '../source-definition'

/** New papers asked for at once. */
const MAX_PAPERS = 60

/** A paper's id, without the number of its version, in what arXiv's interface and its feeds call it. */
const PAPER = /^(?:https?:\/\/arxiv\.org\/abs\/|oai:arxiv\.org:)(\S+?)(?:v\d+)?$/i

/** The newest papers of some categories, from arXiv's Atom interface. It is renewed once a day. */
export const source: SourceDefinition = {
  id: 'arxiv',
  intervalMs: 6 * HOUR_MS,
  maxConcurrent: 1,
  identicalBodyIsUnchanged: true,
  requests: ({ settings }) => {
    const query = settings.arxivCategories.map((category) => `cat:${encodeURIComponent(category)}`).join('+OR+')
    return settings.arxivCategories.length === 0
      ? []
      : [
          {
            address: `https://export.arxiv.org/api/query?search_query=${query}&sortBy=submittedDate&sortOrder=descending&max_results=${MAX_PAPERS}`,
            label: 'arXiv',
          },
        ]
  },
  parse: (reply, { nowMs }) =>
    parseFeed('arxiv', reply, nowMs, (draft, guid) => {
      // arXiv reports a refused query as a feed with one entry named "Error".
      if (draft.title === 'Error') throw new Error(`it answered "${draft.summary ?? ''}"`)
      return {
        ...draft,
        // Revised versions are the same paper.
        itemId: PAPER.exec(guid)?.[1] ?? draft.itemId,
        sourceUrl: draft.url ?? null,
        category: 'Science',
        language: draft.language || 'en',
        publisher: 'arXiv',
      }
    }),
}
