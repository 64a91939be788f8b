import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { searchText } from '../../components/text/search-text'

/** What the address of `/` says: the search (RT-01), the open planet or window, and a wish for one of the two views. */
export type HomeSearch = {
  readonly q?: string | undefined
  readonly trend?: string | undefined
  readonly modal?: 'welcome' | 'featured' | undefined
  readonly view?: '3d' | 'list' | 'galaxy' | undefined
  /** Hour and camera of the galaxy, read where it is drawn. */
  readonly at?: unknown
  readonly look?: unknown
}

/** Reads an address anyone may have typed: what is unknown is left out, never an error. */
export function parseHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const q = searchText(raw.q)
  const trend = typeof raw.trend === 'string' ? raw.trend : ''
  return {
    ...(q !== '' && { q }),
    ...(isUuid(trend) && { trend }),
    ...((raw.modal === 'welcome' || raw.modal === 'featured') && { modal: raw.modal }),
    ...((raw.view === '3d' || raw.view === 'list') && { view: raw.view }),
    ...(raw.view === 'galaxy' && { view: raw.view, at: raw.at, look: raw.look }),
  }
}
