import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { logFailure } from '../backend/log-failure'
import { Button } from '../components/button'
import { EmptyState } from '../components/empty-state'

/** ER-27: a page whose code did not arrive, or that broke. */
export function RouteError({ error }: ErrorComponentProps) {
  useEffect(() => logFailure('A page broke.', error), [error])
  return (
    <div className="page grid min-h-[60dvh] content-center" role="alert">
      <EmptyState
        heading="h1"
        title="Component Loading Error"
        text="This part of the page did not load. Loading it again usually helps."
      >
        <Button tone="solid" onClick={() => window.location.reload()}>
          Reload Page
        </Button>
      </EmptyState>
    </div>
  )
}
