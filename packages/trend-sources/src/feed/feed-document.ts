import type { FeedText } from './feed-text'

/** One entry of a feed, whatever its format. Links may be relative. */
export type FeedEntry = {
  /** guid, id or rdf:about; empty when the feed gives none. */
  readonly id: string
  readonly title: FeedText
  readonly summary: FeedText
  readonly link: string
  /** What relative links of this entry resolve against. */
  readonly base: string
  /** When it was published, as written; empty when it does not say. */
  readonly published: string
  /** When it was changed last, as written; empty when it does not say. */
  readonly updated: string
  readonly categories: readonly string[]
  readonly language: string
  /** Publisher named by the entry itself (`source` in RSS and Atom), empty when it names none. */
  readonly publisher: FeedText
  /** Address of that publisher, or empty. */
  readonly publisherHome: string
}

export type FeedDocument = {
  readonly title: FeedText
  /** Address of the site the feed belongs to. */
  readonly home: string
  readonly language: string
  readonly entries: readonly FeedEntry[]
  /** One sentence per entry that could not be read at all. */
  readonly errors: readonly string[]
}

/** Says in words why a document is no feed. */
export class NotAFeed extends Error {}
