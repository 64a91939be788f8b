import { getRouteApi } from '@tanstack/react-router'
import type { Trend } from '@trendverse/domain/trends/trend'
import { useEffect, useEffectEvent } from 'react'
import { useTrendList } from '../../backend/services'
import { useHits } from '../../backend/trends/use-hits'
import { FoundTrends } from '../../components/search/found-trends'
import type { SearchListControl } from '../../components/search/search-list'
import { FoundStars } from './galaxy/found-stars'
import { currentView } from './home-view'

type HomeHitsProps = {
  readonly control: SearchListControl
  /**
   * Hits the page does not hold: it has the strongest of all trends, the search looks through the whole record. Null while
   * nobody knows.
   */
  readonly onFound: (trends: readonly Trend[] | null) => void
}

/** To the planet in the universe, to the story from the list. */
function wayTo(trendId: string) {
  return currentView() === 'universe'
    ? ({ to: '/', search: (before: object) => ({ ...before, trend: trendId }) } as const)
    : ({ to: '/trends/$trendId', params: { trendId } } as const)
}

const route = getRouteApi('/')

const useIsGalaxy = () => route.useSearch({ select: ({ view }) => view === 'galaxy' })

type HomeFinderProps = Pick<HomeHitsProps, 'onFound'> & { readonly search: string }

/** Tells the page what a search finds beyond what it holds, whether the list of it is open or not. The galaxy finds by itself. */
export function HomeFinder(props: HomeFinderProps) {
  return !useIsGalaxy() && <TrendFinder {...props} />
}

function TrendFinder({ search, onFound }: HomeFinderProps) {
  const { data } = useHits(search)
  const tell = useEffectEvent(onFound)
  const { list } = useTrendList()
  useEffect(() => {
    const held = new Set(list?.trends.map(({ id }) => id))
    tell(data?.trends.filter(({ id }) => !held.has(id)) ?? null)
    return () => tell(null)
  }, [data, list])
  return null
}

/** Under the search of the home page: in the galaxy stars of any month, trends of now anywhere else. */
export function HomeHits({ control }: Pick<HomeHitsProps, 'control'>) {
  return useIsGalaxy() ? <FoundStars control={control} /> : <HomeTrends control={control} />
}

function HomeTrends({ control }: Pick<HomeHitsProps, 'control'>) {
  return <FoundTrends control={control} hits={useHits(control.search)} wayTo={wayTo} isNoneTold />
}
