import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** Code of a part that is asked for when it is first shown. React keeps a failure as well: another try needs another one. */
export const openPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await load() }))

/** What stands in the place of a part whose code did not arrive; `open` asks for it again. */
export const lostPart = (open: () => void) =>
  function LostPart({ reset }: Pick<ErrorComponentProps, 'reset'>) {
    const retry = () => {
      open()
      reset()
    }
    return (
      <p role="alert" className="text-sm text-muted">
        This part did not load.{' '}
        <button type="button" className="text-link min-h-11" onClick={retry}>
          Try again
        </button>
      </p>
    )
  }

/** A part stays lost until somebody asks for it again. */
export const untilAskedAgain = () => ''

/**
 * A part of the page whose code comes when it is first shown. A script that is lost costs this part alone: a line stands in
 * its place and offers another try.
 *
 * @example const ShareDialog = lazyPart(() => import('./share-dialog').then((module) => module.ShareDialog))
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part = openPart(load)
  const Lost = lostPart(() => {
    Part = openPart(load)
  })
  // Made anew after another try, it takes the part as it is by then.
  const Current = (props: Props) => <Part {...props} />
  return function LazyPart(props: Props & { readonly fallback?: ReactNode }) {
    return (
      <CatchBoundary getResetKey={untilAskedAgain} errorComponent={Lost}>
        <Suspense fallback={props.fallback}>
          <Current {...props} />
        </Suspense>
      </CatchBoundary>
    )
  }
}

/** A part that is not missed where its code is lost: nothing stands in its place. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => load().catch((): ComponentType<Props> => () => null))
