import { useRouterState } from '@tanstack/react-router'
import { loadingText } from '../start/loading-text'

/** Says which page is on its way (RT-04) while the one before it still stands. Quick pages never show it. */
export function NavigationNotice() {
  const text = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation && location.pathname !== resolvedLocation.pathname
        ? loadingText(location.pathname)
        : null,
  })
  return (
    <output className="pointer-events-none fixed inset-x-0 top-20 z-40 grid justify-items-center">
      {text && (
        <span className="appear-late rounded-full border border-line bg-raised px-4 py-2 text-sm shadow-(--shade)">
          {text}
        </span>
      )}
    </output>
  )
}
