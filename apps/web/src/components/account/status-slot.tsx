import { lazy, Suspense } from 'react'
import type { ShownUser } from './shown-user'

const StatusCard = lazy(() => import('./status-card').then((module) => ({ default: module.StatusCard })))

/** HM-08: the card of whoever is signed in, whose code only they load. */
export function StatusSlot({ user }: { readonly user: Pick<ShownUser, 'username' | 'isActive'> }) {
  return (
    <Suspense>
      <StatusCard user={user} />
    </Suspense>
  )
}
