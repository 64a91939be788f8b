import { type ErrorComponentProps, getRouteApi, Link } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useRuntime } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { useCountedView } from '../../backend/trends/use-counted-view'
import { lazyPart } from '../../components/browser/lazy-part'
import { LinkButton } from '../../components/controls/link-button'
import { RouteFailure } from '../../components/page/route-failure'
import { Skeleton } from '../../components/page/skeleton'
import { PlanetPicture } from '../../components/planet-picture/planet-picture'
import { accentStyle } from '../../components/trend/accent-style'
import { TrendMissing } from '../../components/trend/trend-missing'
import { MemeGate } from './meme-gate'
import './meme.css'

/** The trend of a meme could not be read, though it may well exist. */
function MemeFailed({ error }: ErrorComponentProps) {
  return (
    <RouteFailure error={error} message="The trend of a meme could not be read." title="This page didn’t load">
      <LinkButton to="/trends">All trends</LinkButton>
    </RouteFailure>
  )
}

/** MM-02: no meme without its trend. */
function MemeTrendNotFound() {
  return <TrendMissing isOnDevice={useRuntime() === 'browser'} />
}

/** The shape of the studio while its code is on the way. */
function MemeStudioSkeleton() {
  return (
    <div aria-hidden="true" className="meme-studio meme-skeleton">
      <Skeleton className="meme-stats h-21 rounded-lg!" />
      <Skeleton className="meme-preview aspect-4/3 rounded-lg!" />
      <Skeleton className="meme-form h-224 rounded-lg!" />
    </div>
  )
}

/** The shape of a meme page while its trend is on the way (RT-04). */
function MemeSkeleton() {
  return (
    <div className="page meme-page appear-late">
      <output className="-mt-4 flex min-h-11 items-center text-sm text-muted">Loading memes...</output>
      <div aria-hidden="true" className="grid gap-6">
        <div className="flex items-center gap-4">
          <Skeleton className="size-16 rounded-full!" />
          <div className="grid gap-2">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-8 w-64 max-w-full" />
          </div>
        </div>
        <MemeStudioSkeleton />
      </div>
    </div>
  )
}

const HEAD_LINK = 'inline-flex min-h-11 items-center text-muted hover:text-text'
const PLANET_SIZE_PX = 88

/** What the memes are about, small: the picture below is the point of the page. */
function MemeHead({ trend }: { readonly trend: Trend }) {
  return (
    <header className="grid gap-2">
      <p className="-mt-4 flex justify-between gap-6 text-sm">
        <Link to="/trends/$trendId" params={{ trendId: trend.id }} className={HEAD_LINK}>
          <span aria-hidden="true">←&nbsp;</span>The story
        </Link>
        <Link to="/memes" className={HEAD_LINK}>
          Meme gallery
        </Link>
      </p>
      <div className="flex items-center gap-4">
        <PlanetPicture trend={trend} size={PLANET_SIZE_PX} className="shrink-0" />
        <div className="min-w-0">
          <p className="eyebrow text-accent">Meme · {trend.category}</p>
          <h1 dir="auto" tabIndex={-1} className="text-left text-3xl outline-none">
            {trend.name}
          </h1>
        </div>
      </div>
    </header>
  )
}

/** With all that draws: guests need none of it. */
const MemeStudio = lazyPart(() => import('./meme-studio').then((module) => module.MemeStudio))

const route = getRouteApi('/meme/$trendId')

/** `/meme/{trendId}` (RT-10): the gate for guests, the studio for everybody else. */
function MemePage() {
  const { data: trend } = route.useLoaderData()
  const search = route.useSearch()
  const { user } = useSession()
  useCountedView(trend)
  return (
    <div className="page meme-page" data-accent="" style={accentStyle(trend.color)}>
      <MemeHead trend={trend} />
      {user === null ? (
        <MemeGate trend={trend} sharedId={search.m} />
      ) : (
        <MemeStudio fallback={<MemeStudioSkeleton />} key={`${trend.id} ${user.id}`} trend={trend} search={search} />
      )}
    </div>
  )
}

/** Everything the address of a meme page may show, as one file to load. */
export { MemeFailed as Failed, MemePage as Page, MemeSkeleton as Skeleton, MemeTrendNotFound as NotFound }
