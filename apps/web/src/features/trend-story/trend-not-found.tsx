import { useBackendMode } from '../../backend/services'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'

/** OP-31: no trend with this id, or one that visitors may not see; without a server, one this device holds no copy of. */
export function TrendNotFound() {
  const mode = useBackendMode()
  return (
    <div className="page grid min-h-[55dvh] content-center">
      <EmptyState
        heading="h1"
        title="Trend Not Found"
        text={
          mode === 'browser'
            ? 'The server cannot be reached, and this device keeps no copy of this trend.'
            : 'It may have been archived, or the address is not complete.'
        }
      >
        <LinkButton to="/trends" tone="solid">
          All trends
        </LinkButton>
      </EmptyState>
    </div>
  )
}
