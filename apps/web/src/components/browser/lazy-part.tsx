import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useReducer } from 'react'

/** React keeps a failure as well as what was loaded: another try needs another one of these. */
export const openPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load() }))

/** What stands in the place of a part whose code did not arrive. */
export function LostPart({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert" className="text-sm text-muted">
      This part did not load.{' '}
      <button type="button" className="text-link min-h-11" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}

/**
 * A part of the page whose code comes when it is first shown. A script that is lost costs this part alone: a line stands in
 * its place and offers another try.
 *
 * @param isOptional What is lost is not missed: its fallback stays, and nothing is said.
 * @example const ShareDialog = lazyPart(() => import('./share-dialog').then((module) => module.ShareDialog))
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, isOptional = false) {
  let Part = openPart(load)
  return function LazyPart(props: Props & { readonly fallback?: ReactNode }) {
    const [, render] = useReducer((tries: number) => tries + 1, 0)
    const { fallback } = props
    const retry = (): void => {
      Part = openPart(load)
      render()
    }
    return (
      <CatchBoundary
        getResetKey={() => Part}
        errorComponent={() => (isOptional ? fallback : <LostPart onRetry={retry} />)}
      >
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </CatchBoundary>
    )
  }
}
