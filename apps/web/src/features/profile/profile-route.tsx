import { type ErrorComponentProps, getRouteApi, useLocation } from '@tanstack/react-router'
import { useOwnerOnly } from '../../backend/session/use-owner-only'
import { useSession } from '../../backend/session/use-session'
import { LinkButton } from '../../components/controls/link-button'
import { RouteFailure } from '../../components/page/route-failure'
import { Skeleton } from '../../components/page/skeleton'
import { OwnProfile } from './own-profile'
import { PublicProfile } from './public-profile'
import { isElsewhere, readSharedName } from './shared-name'
import './profile.css'

/** Everything the address of the profile may show, as one file to load. */
export { readProfilePage } from './read-profile-page'

/** The profile could not be read. */
export function ProfileFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure error={error} message="The profile could not be read." title="Your profile didn’t load">
      <LinkButton to="/">To the universe</LinkButton>
    </RouteFailure>
  )
}

const TILES = ['quizzes', 'memes', 'games', 'score'] as const

/** The shape of a profile while it is on its way (RT-04), and all the server ever writes of one. */
export function ProfileSkeleton() {
  return (
    <div className="page profile-page">
      <header className="profile-head">
        <Skeleton className="avatar-box rounded-full!" />
        <div className="grid content-center gap-3">
          <h1 className="text-4xl">Your profile</h1>
          <output className="text-muted">Loading profile...</output>
          <Skeleton className="h-4 w-56" />
        </div>
      </header>
      <div aria-hidden="true" className="stat-tiles">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="h-26 rounded-lg!" />
        ))}
      </div>
      <div aria-hidden="true" className="profile-columns">
        <Skeleton className="h-96 rounded-lg!" />
        <Skeleton className="h-96 rounded-lg!" />
      </div>
    </div>
  )
}

const route = getRouteApi('/profile')

/** `/profile` (OP-05), and the profile a shared link leads to (OP-64). */
export function ProfilePage() {
  const loaded = route.useLoaderData()
  const sharedName = useLocation({ select: ({ search }) => readSharedName(search) })
  const { user } = useSession()
  useOwnerOnly(loaded?.account.id ?? null)
  if (isElsewhere(sharedName, user)) return <PublicProfile key={sharedName} username={sharedName} />
  return loaded === null || user === null ? <ProfileSkeleton /> : <OwnProfile key={loaded.account.id} {...loaded} />
}
