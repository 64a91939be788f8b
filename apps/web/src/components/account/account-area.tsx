import { lazy, Suspense } from 'react'
import { LinkButton } from '../link-button'
import { JoinFree } from './join-free'
import type { ShownUser } from './shown-user'

/** Who is signed in is known once the page is alive, never to the server: its code may come then. */
const UserMenu = lazy(() => import('./user-menu').then((module) => ({ default: module.UserMenu })))

/**
 * HD-04, HD-05: who is signed in, or the two ways in. Its width is the same for both, and styles hide the ways in until
 * it is known who is here, so that nothing moves.
 */
export function AccountArea({ user }: { readonly user: ShownUser | null }) {
  return (
    <div className="account-area">
      {user ? (
        <Suspense fallback={<span className="size-11" />}>
          <UserMenu user={user} />
        </Suspense>
      ) : (
        <div className="guest-only hidden items-center gap-1 md:flex">
          <LinkButton to="/login" tone="bare" size="sm">
            Sign In
          </LinkButton>
          <LinkButton to="/signup" tone="solid" size="sm">
            <JoinFree />
          </LinkButton>
        </div>
      )}
    </div>
  )
}
