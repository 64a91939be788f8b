import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'

/** OP-31: no trend with this id, or one that visitors may not see. */
export function TrendNotFound() {
  return (
    <div className="page">
      <EmptyState title="Trend Not Found" text="It may have been archived, or the address is not complete.">
        <LinkButton to="/trends" tone="solid">
          All trends
        </LinkButton>
      </EmptyState>
    </div>
  )
}
