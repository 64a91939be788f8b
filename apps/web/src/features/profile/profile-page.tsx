import { getRouteApi } from '@tanstack/react-router'
import { useOwnerOnly } from '../../backend/session/use-owner-only'
import { useSession } from '../../backend/session/use-session'
import { OwnProfile } from './own-profile'
import { ProfileSkeleton } from './profile-skeleton'

const route = getRouteApi('/profile')

/** `/profile` (OP-05) */
export function ProfilePage() {
  const loaded = route.useLoaderData()
  const { user } = useSession()
  useOwnerOnly(loaded?.account.id ?? null)
  return loaded === null || user === null ? <ProfileSkeleton /> : <OwnProfile key={loaded.account.id} {...loaded} />
}
