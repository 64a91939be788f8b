import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { EmptyState } from './empty-state'

type ReadFailureProps = {
  readonly title: string
  readonly text: string
  readonly onRetry: () => void
  /** Other ways on. */
  readonly children?: ReactNode
}

/** What stands where something could not be read, with a way to try again. Read out at once. */
export function ReadFailure({ title, text, onRetry, children }: ReadFailureProps) {
  return (
    <div role="alert">
      <EmptyState heading="h1" title={title} text={text}>
        <Button tone="solid" onClick={onRetry}>
          Try again
        </Button>
        {children}
      </EmptyState>
    </div>
  )
}
