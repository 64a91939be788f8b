import type { Trend } from '@trendverse/domain/trends/trend'
import type { HomeView } from './home-view'
import type { LiveLineProps } from './live-line'

/** What both views of the home page are given. */
export type HomeProps = LiveLineProps & {
  /** Matching trends in the order of the home page, or null while there is no list yet. */
  readonly trends: readonly Trend[] | null
  /** Active trends in all. */
  readonly total: number
  /** Neither server nor device could give a list. */
  readonly hasFailed: boolean
  readonly search: string
  readonly onSearch: (text: string) => void
  /** Hits of the search that the list does not hold. */
  readonly onFound: (trends: readonly Trend[]) => void
  /** The visitor chooses between the two views. */
  readonly onView: (view: HomeView) => void
  readonly onModal: (modal: 'welcome' | 'featured') => void
}
