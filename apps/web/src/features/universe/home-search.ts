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
export function parseHomeSearch({ q, trend, modal, view, at, look }: Record<string, unknown>): HomeSearch {
  const text = searchText(q)
  return {
    ...(text && { q: text }),
    ...(typeof trend === 'string' && isUuid(trend) && { trend }),
    ...((modal === 'welcome' || modal === 'featured') && { modal }),
    ...((view === '3d' || view === 'list') && { view }),
    ...(view === 'galaxy' && { view, at, look }),
  }
}
