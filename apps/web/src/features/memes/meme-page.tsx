import { getRouteApi } from '@tanstack/react-router'
import { useSession } from '../../backend/session/use-session'
import { useCountedView } from '../../backend/use-counted-view'
import { accentStyle } from '../../components/accent-style'
import { MemeHead } from './meme-head'
import { MemeStudio } from './meme-studio'
import { MemeWall } from './meme-wall'
import './meme.css'

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
        <MemeStudio key={`${trend.id} ${user.id}`} trend={trend} search={search} />
      )}
    </div>
  )
}
