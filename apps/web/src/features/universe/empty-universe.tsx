import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'

/** LV-04, LV-05: no trend at all, in either view of the home page. */
export function EmptyUniverse() {
  return (
    <EmptyState title="Universe is Empty" text="No trends are currently available. Please check back later!">
      <LinkButton to="/trends">All Trends</LinkButton>
      <LinkButton to="/games">Games</LinkButton>
      <LinkButton to="/about">About</LinkButton>
    </EmptyState>
  )
}
