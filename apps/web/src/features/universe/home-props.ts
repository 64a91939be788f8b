import type { Trend } from '@trendverse/domain/trends/trend'
import type { HomeView } from './home-view'
import type { LiveLineProps } from './live-line'

/** What both views of the home page are given. */
export type HomeProps = Pick<LiveLineProps, 'list'> & {
  /** Matching trends in the order of the home page, or null while there is no list yet. */
  readonly trends: readonly Trend[] | null
  /** Active trends in all. */
  readonly total: number
  /** Neither server nor device could give a list. */
  readonly hasFailed: boolean
  readonly search: string
  readonly onSearch: (text: string) => void
  /** Whether `trends` are the hits of a search; until those are known, all trends stay. */
  readonly isSearched: boolean
  /** Hits of the search that the list does not hold; null while they are not known. */
  readonly onFound: (trends: readonly Trend[] | null) => void
  /** The visitor chooses between the two views. */
  readonly onView: (view: HomeView) => void
  /** The visitor wants all trends as stars, from either view. */
  readonly onGalaxy: () => void
  readonly onModal: (modal: 'welcome' | 'featured') => void
}
