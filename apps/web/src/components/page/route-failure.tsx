import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { ReadFailure } from './read-failure'

type RouteFailureProps = {
  readonly error: unknown
  /** What is logged beside the error. */
  readonly message: string
  readonly title: string
  readonly text?: string
  /** Other ways on. */
  readonly children: ReactNode
}

/** The page of a route whose data could not be read; trying again reads them anew. */
export function RouteFailure({
  error,
  message,
  title,
  text = 'We couldn’t reach the server. Check your connection and try again.',
  children,
}: RouteFailureProps) {
  const router = useRouter()
  useEffect(() => logFailure(message, error), [message, error])
  return (
    <div className="page">
      <ReadFailure title={title} text={text} onRetry={() => void router.invalidate()}>
        {children}
      </ReadFailure>
    </div>
  )
}
