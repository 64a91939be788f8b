import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { logFailure } from '../../backend/log-failure'
import { LinkButton } from '../../components/link-button'
import { ReadFailure } from '../../components/read-failure'

/** The trend of a meme could not be read, though it may well exist. */
export function MemeFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => logFailure('The trend of a meme could not be read.', error), [error])
  return (
    <div className="page">
      <ReadFailure
        title="This page did not arrive"
        text="The connection or the server failed just now."
        onRetry={() => void router.invalidate()}
      >
        <LinkButton to="/trends">All trends</LinkButton>
      </ReadFailure>
    </div>
  )
}
