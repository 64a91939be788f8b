import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { LinkButton } from '../../components/controls/link-button'
import { ReadFailure } from '../../components/page/read-failure'

/** The list of trends could not be read. */
export function TrendsFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => logFailure('The trends could not be read.', error), [error])
  return (
    <div className="page">
      <ReadFailure
        title="The trends did not arrive"
        text="The connection or the server failed just now."
        onRetry={() => void router.invalidate()}
      >
        <LinkButton to="/">Home</LinkButton>
      </ReadFailure>
    </div>
  )
}
