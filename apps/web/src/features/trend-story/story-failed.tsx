import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { logFailure } from '../../backend/log-failure'
import { Button } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'

/** A story that could not be read, though it may well exist. */
export function StoryFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => logFailure('A story could not be read.', error), [error])
  return (
    <div className="page" role="alert">
      <EmptyState title="This story did not arrive" text="The connection or the server failed just now.">
        <Button tone="solid" onClick={() => void router.invalidate()}>
          Try again
        </Button>
        <LinkButton to="/trends">All trends</LinkButton>
      </EmptyState>
    </div>
  )
}
