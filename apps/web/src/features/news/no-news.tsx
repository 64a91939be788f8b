import { SOURCE_PROFILES, type SourceId } from '@trendverse/domain/trends/source'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'

type NoNewsProps = {
  readonly source: SourceId | undefined
  /** Whether the sources were ever read. */
  readonly wasRead: boolean
}

/** Says why there is no news: the filter, or nothing measured yet. */
export function NoNews({ source, wasRead }: NoNewsProps) {
  if (source !== undefined) {
    const { label } = SOURCE_PROFILES[source]
    return (
      <EmptyState
        title={`Nothing from ${label}`}
        text="None of the trends has evidence from this source right now. It may also be switched off here."
      >
        <LinkButton to="/news" search={{}} tone="solid">
          All sources
        </LinkButton>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No live evidence yet"
      text={
        wasRead
          ? 'The sources were read, but nothing in them has become a trend so far. Trends from our starter catalogue are here meanwhile; they are no news.'
          : 'The sources have not been read yet. Trends from our starter catalogue are here meanwhile; they are no news.'
      }
    >
      <LinkButton to="/trends" tone="solid">
        All trends
      </LinkButton>
    </EmptyState>
  )
}
