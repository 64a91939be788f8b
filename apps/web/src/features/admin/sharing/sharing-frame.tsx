import type { ReactNode } from 'react'
import { ReadFailure } from '../../../components/read-failure'
import { AdminFrame } from '../admin-frame'
import { AdminSkeleton } from '../admin-skeleton'
import { type SavedSharing, useSavedSharing } from './use-saved-sharing'

type SharingFrameProps = {
  readonly title: string
  readonly lead: string
  readonly children: (sharing: SavedSharing) => ReactNode
}

/** A page over what is set of sharing, once that was read. */
export function SharingFrame({ title, lead, children }: SharingFrameProps) {
  const { state, retry } = useSavedSharing()
  if (state.phase !== 'ready') {
    return state.phase === 'loading' ? (
      <AdminSkeleton />
    ) : (
      <ReadFailure title="These settings could not be read" text="Try again in a moment." onRetry={retry} />
    )
  }
  return (
    <AdminFrame title={title} lead={lead}>
      {children(state.sharing)}
    </AdminFrame>
  )
}
