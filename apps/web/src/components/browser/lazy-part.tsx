import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type PartPlaceProps = {
  /** What stands there while its code is on its way. */
  readonly fallback?: ReactNode
  readonly onLost?: () => void
  readonly children: ReactNode
}

/**
 * Code that is asked for when it is first shown: the part itself, and a place for it, where a line offers another try should
 * its script be lost.
 */
export function openPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const ask = (): ComponentType<Props> => lazy(async () => ({ default: await load() }))
  let Part = ask()
  function LostPart({ reset }: Pick<ErrorComponentProps, 'reset'>) {
    // React keeps a failure as well: another try needs another one.
    const retry = () => {
      Part = ask()
      reset()
    }
    return (
      <p role="alert" className="text-sm text-muted">
        This part didn’t load.{' '}
        <button type="button" className="text-link min-h-11" onClick={retry}>
          Try again
        </button>
      </p>
    )
  }
  return {
    /** Made anew after another try, it takes the code as it is by then. */
    Part: (props: Props) => <Part {...props} />,
    Place: ({ fallback, onLost, children }: PartPlaceProps) => (
      <CatchBoundary getResetKey={String} errorComponent={LostPart} {...(onLost && { onCatch: onLost })}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </CatchBoundary>
    ),
    /** A server has the code already. */
    provide: (component: ComponentType<Props>): void => {
      Part = component
    },
  }
}

/**
 * A part of the page whose code comes when it is first shown. A script that is lost costs this part alone: a line stands in
 * its place and offers another try.
 *
 * @example const ShareDialog = lazyPart(() => import('./share-dialog').then((module) => module.ShareDialog))
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Part, Place } = openPart(load)
  return function LazyPart(props: Props & { readonly fallback?: ReactNode }) {
    return (
      <Place fallback={props.fallback}>
        <Part {...props} />
      </Place>
    )
  }
}

/** A part that is not missed where its code is lost: nothing stands in its place. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => load().catch((): ComponentType<Props> => () => null))
