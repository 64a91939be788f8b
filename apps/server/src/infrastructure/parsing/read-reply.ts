import type { SourceId } from '@trendverse/domain/trends/items/source'
import { SOURCES } from '@trendverse/trend-sources/registry'
import type {
  ParsedReply,
  SourceContext,
  SourceReply,
  SourceRequest,
} from '@trendverse/trend-sources/source-definition'

/** A reply to be read. Plain data, so that it can be handed to a thread. */
export type ReplyJob = {
  readonly source: SourceId
  readonly reply: SourceReply
  readonly context: SourceContext
  /** Whether the requests that follow from it are wanted. */
  readonly follows: boolean
}

export type ReplyReading = {
  readonly parsed: ParsedReply
  readonly further: readonly SourceRequest[]
  /** Set when nobody got to the end of the reply. */
  readonly isUnread?: true
}

/** What a source makes of a reply. Takes some 0.2 s per megabyte of XML. */
export function readReply({ source, reply, context, follows }: ReplyJob): ReplyReading {
  const definition = SOURCES[source]
  return {
    parsed: definition.parse(reply, context),
    further: (follows ? definition.follow?.(reply, context) : undefined) ?? [],
  }
}
