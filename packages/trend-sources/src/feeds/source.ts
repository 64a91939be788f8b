import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { parseFeed } from '../feed/parse-feed'
import type { SourceDefinition } from '../source-definition'
import { isFrontPage } from './front-page'

/** Any RSS, Atom or JSON feeds an operator lists: news sites by default. */
export const source: SourceDefinition = {
  id: 'feeds',
  intervalMs: 30 * MINUTE_MS,
  maxConcurrent: 4,
  requests: ({ settings }) =>
    settings.feedAddresses.map((address) => ({ address, label: new URL(address).host + new URL(address).pathname })),
  parse: (reply, { nowMs }) => {
    const { items, errors } = parseFeed('feeds', reply, nowMs)
    return { items: isFrontPage(items, nowMs) ? items : items.map((item) => ({ ...item, rank: null })), errors }
  },
}
