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
    const text = state.phase === 'refused' ? state.text : 'Please use the link in our email.'
    return (
      <LinkFrame>
        <EmptyState
          heading="h1"
          title="This link doesn’t work"
          text={`${text} You can subscribe again at the bottom of this page.`}
        />
      </LinkFrame>
    )
  }
  if (state.phase === 'failed') {
    return (
      <LinkFrame>
        <EmptyState
          heading="h1"
          title="That didn’t work"
          text="Something went wrong on our server. Your link still works, so please try again."
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
          See what’s rising now
        </LinkButton>
      </EmptyState>
    </LinkFrame>
  )
}
