import type { SourceId } from '@trendverse/domain/trends/items/source'
import type { SourceItem } from '@trendverse/domain/trends/items/source-item'
import type { SourceSettings } from './source-settings'

/** What a source may look at when it decides what to ask for and how to read the answer. */
export type SourceContext = {
  /** Milliseconds since 1970. */
  readonly nowMs: number
  readonly settings: SourceSettings
  /** What was asked once and is remembered, by name; what could not be read yet is missing. */
  readonly facts?: Readonly<Record<string, string>>
}

/** What a source has to know of its servers before it can read their lists. Each is asked once, and then remembered. */
export type SourceFacts = {
  wanted(settings: SourceSettings): readonly { readonly name: string; readonly request: SourceRequest }[]
  /** What is to be remembered of an answer, or null where that is none. */
  read(reply: SourceReply): string | null
}

/** One address to ask. The network belongs to the caller: a source only names what it wants. */
export type SourceRequest = {
  /** Absolute http or https address. Never holds a secret: errors and health pages show it. */
  readonly address: string
  /** Names the request in error sentences, for example "mastodon.social tags". */
  readonly label: string
  /** Sent only to the address's own origin; the place for keys. */
  readonly headers?: Readonly<Record<string, string>>
  /** A JSON text to POST; without it the request is a GET. */
  readonly postJson?: string
  /** Position of the asked item in the source's list, where the reply itself cannot tell. 1 is first. */
  readonly rank?: number
  /**
   * Of requests that `follow` names: it only adds to items the reply already holds. A missing answer (404) is none
   * worth telling; other failures are told in one sentence for all of them, and after a few the rest is not asked.
   */
  readonly isDetail?: boolean
  /** Asked instead when this request answers 404 (`not-found`), or yields nothing for any reason (`any-failure`). */
  readonly fallback?: { readonly when: 'not-found' | 'any-failure'; readonly request: SourceRequest }
}

/** A reply as it came from the network, decompressed, not yet decoded. */
export type SourceReply = {
  readonly request: SourceRequest
  readonly body: Uint8Array
  /** The Content-Type header, or null. */
  readonly contentType: string | null
}

export type ParsedReply = {
  readonly items: readonly SourceItem[]
  /** One sentence per malformed item, or about the whole reply. */
  readonly errors: readonly string[]
}

/**
 * One trend source: which addresses to ask and how to read the replies. Pure: no network, no clock.
 * `parse` never throws; what cannot be read becomes an error sentence and the rest of the reply lives.
 */
export type SourceDefinition = {
  readonly id: SourceId
  /** The least time between two reads. */
  readonly intervalMs: number
  /** Most requests under way at once. */
  readonly maxConcurrent: number
  /**
   * True for lists that change once a day: an identical body counts as "unchanged", also where requests follow from
   * it. Without it a list that others follow from is always read.
   */
  readonly identicalBodyIsUnchanged?: boolean
  /** What an operator still has to set before the source can be read, as a sentence, or null. */
  missingSetting?(settings: SourceSettings): string | null
  readonly facts?: SourceFacts
  requests(context: SourceContext): readonly SourceRequest[]
  /** Further requests an initial reply leads to: the items of a list of ids, or details of the items (`isDetail`). */
  follow?(reply: SourceReply, context?: Pick<SourceContext, 'facts'>): readonly SourceRequest[]
  parse(reply: SourceReply, context: SourceContext): ParsedReply
}
