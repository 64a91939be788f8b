import { Skeleton } from '../../components/skeleton'
import './profile.css'

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
