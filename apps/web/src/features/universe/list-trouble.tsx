import { useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { EmptyUniverse } from './empty-universe'

type ListTroubleProps = {
  /** Neither server nor device could give a list. */
  readonly hasFailed: boolean
  readonly search: string
}

/** What stands in place of the cards of the home page where there are none. */
export function ListTrouble({ hasFailed, search }: ListTroubleProps) {
  const { trendStore } = useServices()
  if (hasFailed) {
    return (
      <EmptyState
        title="The trends didn’t load"
        text="We couldn’t reach the server, and there’s no list saved on this device."
      >
        <Button onClick={() => void trendStore.reload()}>Try again</Button>
      </EmptyState>
    )
  }
  if (search === '') return <EmptyUniverse />
  return (
    <EmptyState title="No trends match your search.">
      <LinkButton to="/trends" search={{ q: search }}>
        Search all trends
      </LinkButton>
    </EmptyState>
  )
}
