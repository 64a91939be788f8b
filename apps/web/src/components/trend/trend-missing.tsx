import { LinkButton } from '../controls/link-button'
import { EmptyState } from '../page/empty-state'

type TrendMissingProps = {
  /** No server can be reached, and this device holds no copy of the trend. */
  readonly isOnDevice: boolean
}

/** OP-31, QZ-01: no trend with this id, or one that visitors may not see. */
export function TrendMissing({ isOnDevice }: TrendMissingProps) {
  return (
    <div className="page grid min-h-[55dvh] content-center">
      <EmptyState
        heading="h1"
        title="Trend Not Found"
        text={
          isOnDevice
            ? 'We can’t reach the server, and this trend isn’t saved on this device.'
            : 'It may have been archived, or the address may be incomplete.'
        }
      >
        <LinkButton to="/trends" tone="solid">
          All trends
        </LinkButton>
      </EmptyState>
    </div>
  )
}
