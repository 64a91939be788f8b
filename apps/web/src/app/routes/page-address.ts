import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import type { Services } from '../../backend/services'
import { routeTree } from './route-tree'
import { SEARCH_SPELLING } from './search-spelling'

type Search = Readonly<Record<string, unknown>>

/** Finds routes and loads none of them: their context is never read. */
const matcher = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: {} as Services,
  ...SEARCH_SPELLING,
})

/**
 * The address of a page in one spelling: its parameters in one order, without those its route does not know. So nothing that
 * visitors put behind a question mark makes another page. A route that takes whatever comes reads it in the browser alone.
 *
 * @param path Path and query as asked for.
 */
export function pageAddress(path: string): string {
  // Not by `URL`, for which two slashes at the beginning are another host.
  const queryAt = path.indexOf('?')
  if (queryAt < 0) return path
  const pathname = path.slice(0, queryAt)
  const raw: Search = matcher.options.parseSearch(path.slice(queryAt))
  const [routes] = matcher.getMatchedRoutes(pathname)
  const known = routes.flatMap((route) => {
    // All of ours are functions; the router knows objects, too.
    const validate = route.options.validateSearch as ((raw: Search) => Search) | undefined
    const parsed = validate?.(raw) ?? {}
    return parsed === raw ? [] : Object.entries(parsed).filter(([, value]) => value !== undefined)
  })
  return pathname + matcher.options.stringifySearch(Object.fromEntries(known.toSorted(([a], [b]) => (a < b ? -1 : 1))))
}
