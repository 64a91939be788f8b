import { EmptyState } from '../components/empty-state'
import { LinkButton } from '../components/link-button'

/** OP-03: an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <div className="page grid min-h-[60dvh] content-center">
      <EmptyState heading="h1" title="Page Not Found" text="There is nothing at this address, or not any more.">
        <LinkButton to="/" tone="solid">
          Back to the universe
        </LinkButton>
        <LinkButton to="/trends">All trends</LinkButton>
      </EmptyState>
    </div>
  )
}
