import { getRouteApi } from '@tanstack/react-router'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { LinkFrame } from './link-frame'
import { useLinkCall } from './use-link-call'

const route = getRouteApi('/unsubscribe')

/** `/unsubscribe`: asks first, since mail scanners open every link; only the button ends anything (OP-66). */
export function UnsubscribePage() {
  const { token } = route.useSearch()
  const { state, run } = useLinkCall((backend) => backend.newsletter.unsubscribe({ token: token ?? '' }))
  if (token === undefined || state.phase === 'refused') {
    return (
      <LinkFrame>
        <EmptyState
          heading="h1"
          title="This link is incomplete"
          text="Every newsletter ends with an unsubscribe link. Please use that one, or write to us."
        >
          <LinkButton to="/contact">Write to us</LinkButton>
        </EmptyState>
      </LinkFrame>
    )
  }
  if (state.phase === 'done') {
    return (
      <LinkFrame>
        <EmptyState heading="h1" title="You’re unsubscribed" text="You won’t get any more newsletters. Safe travels!">
          <LinkButton to="/">Back to the universe</LinkButton>
        </EmptyState>
      </LinkFrame>
    )
  }
  const hasFailed = state.phase === 'failed'
  return (
    <LinkFrame>
      <EmptyState
        heading="h1"
        title={hasFailed ? 'That didn’t work' : 'Unsubscribe from the newsletter?'}
        text={
          hasFailed
            ? 'Something went wrong on our server. Your link still works, so please try again.'
            : 'One click and you won’t get any more newsletters.'
        }
      >
        <Button tone="solid" onClick={() => void run()} aria-disabled={state.phase === 'working'}>
          {state.phase === 'working' ? 'Unsubscribing...' : hasFailed ? 'Try again' : 'Unsubscribe'}
        </Button>
      </EmptyState>
    </LinkFrame>
  )
}
