import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'

/** OP-03: an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <div className="page grid min-h-[60dvh] content-center">
      <EmptyState heading="h1" title="Page Not Found" text="There’s nothing at this address.">
        <LinkButton to="/" tone="solid">
          Back to the universe
        </LinkButton>
        <LinkButton to="/trends">All trends</LinkButton>
      </EmptyState>
    </div>
  )
}
