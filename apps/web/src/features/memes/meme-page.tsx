import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../../backend/session/use-session'
import { useCountedView } from '../../backend/use-counted-view'
import { accentStyle } from '../../components/accent-style'
import { MemeHead } from './meme-head'
import { MemeStudioSkeleton } from './meme-skeleton'
import { MemeWall } from './meme-wall'
import './meme.css'

/** With all that draws: guests need none of it. */
const MemeStudio = lazy(() => import('./meme-studio').then((module) => ({ default: module.MemeStudio })))

const route = getRouteApi('/meme/$trendId')

/** `/meme/{trendId}` (RT-10): the wall for guests, the studio for everybody else. */
export function MemePage() {
  const { data: trend } = route.useLoaderData()
  const search = route.useSearch()
  const { user } = useSession()
  useCountedView(trend)
  return (
    <div className="page meme-page" data-accent="" style={accentStyle(trend.color)}>
      <MemeHead trend={trend} />
      {user === null ? (
        <MemeWall trend={trend} sharedId={search.m} />
      ) : (
        <Suspense fallback={<MemeStudioSkeleton />}>
          <MemeStudio key={`${trend.id} ${user.id}`} trend={trend} search={search} />
        </Suspense>
      )}
    </div>
  )
}
