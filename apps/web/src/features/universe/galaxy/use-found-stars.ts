import { STAR_SEARCH_LENGTH } from '@trendverse/domain/galaxy/named-stars'
import { useRead } from '../../../backend/reads/use-read'

/** Trends of any month by their names; nothing is read for less than a word of two letters. */
export function useFoundStars(search: string) {
  const asked = search.trim().slice(0, STAR_SEARCH_LENGTH.most).trim()
  return useRead(asked.length < STAR_SEARCH_LENGTH.least ? null : `galaxy.search ${asked}`, (backend, signal) =>
    backend.universe.searchStars({ q: asked }, { signal }),
  )
}
