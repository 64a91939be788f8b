import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useOwnerOnly } from '../../backend/session/use-owner-only'
import { useSession } from '../../backend/session/use-session'
import { OwnProfile } from './own-profile'
import { ProfileSkeleton } from './profile-skeleton'
import { PublicProfile } from './public-profile'
import { isElsewhere, readSharedName } from './shared-name'

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
