import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { LinkFrame } from './link-frame'
import { useLinkCall } from './use-link-call'

const route = getRouteApi('/newsletter/confirm')

/** `/newsletter/confirm`: makes a subscription count, where the installation asks for that. */
export function ConfirmSubscriptionPage() {
  const { token } = route.useSearch()
  const { state, run } = useLinkCall((backend) => backend.newsletter.confirm({ token: token ?? '' }))
  const sent = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (token === undefined || sent.current === token) return
    sent.current = token
    void run()
  })
  if (token === undefined || state.phase === 'refused') {
    const text = state.phase === 'refused' ? state.text : 'Please open the link in our email.'
    return (
      <LinkFrame>
        <EmptyState
          heading="h1"
          title="This link does not work"
          text={`${text} You can subscribe again at the end of this page.`}
        />
      </LinkFrame>
    )
  }
  if (state.phase === 'failed') {
    return (
      <LinkFrame>
        <EmptyState
          heading="h1"
          title="That did not work"
          text="Something went wrong on the server. Your link is still good."
        >
          <Button tone="solid" onClick={() => void run()}>
            Try again
          </Button>
        </EmptyState>
      </LinkFrame>
    )
  }
  if (state.phase !== 'done') {
    return (
      <LinkFrame>
        <EmptyState heading="h1" title="Confirming your subscription..." />
      </LinkFrame>
    )
  }
  return (
    <LinkFrame>
      <EmptyState heading="h1" title="Welcome aboard" text="Your subscription is confirmed. See you on Monday!">
        <LinkButton to="/trends" tone="solid">
          See what is rising now
        </LinkButton>
      </EmptyState>
    </LinkFrame>
  )
}
