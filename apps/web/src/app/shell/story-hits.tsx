import { useHits } from '../../backend/trends/use-hits'
import { FoundTrends } from '../../components/search/found-trends'
import type { SearchListControl } from '../../components/search/search-list'

const toStory = (trendId: string) => ({ to: '/trends/$trendId', params: { trendId } }) as const

/** The hits of the header's search. Each links to its story. */
export function StoryHits({ control }: { readonly control: SearchListControl }) {
  return <FoundTrends control={control} hits={useHits(control.search)} wayTo={toStory} />
}
