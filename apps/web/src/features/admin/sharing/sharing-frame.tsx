import type { ReactNode } from 'react'
import { ReadFailure } from '../../../components/page/read-failure'
import { AdminFrame } from '../admin-frame'
import { AdminSkeleton } from '../admin-skeleton'
import { useAdminData } from '../use-admin-data'
import { readSharing, type SavedSharing } from './read-sharing'

type SharingFrameProps = {
  readonly title: string
  readonly lead: string
  readonly children: (sharing: SavedSharing) => ReactNode
}

/** A page over what is set of sharing on the site, as the server has it now. */
export function SharingFrame({ title, lead, children }: SharingFrameProps) {
  // Not kept: a form over what was saved since would take it back.
  const { phase, data, refresh } = useAdminData('settings of sharing', readSharing, { isKept: false })
  if (phase !== 'ready') {
    return phase === 'loading' ? (
      <AdminSkeleton />
    ) : (
      <ReadFailure title="Couldn’t load these settings" text="Try again in a moment." onRetry={refresh} />
    )
  }
  return (
    <AdminFrame title={title} lead={lead}>
      {children(data)}
    </AdminFrame>
  )
}
