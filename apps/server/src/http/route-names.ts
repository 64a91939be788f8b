import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@trendverse/contract/contract'
import { API_PREFIX } from './api/api-prefix'
import type { OnResponse } from './listen'

type NamedResponse = Omit<Parameters<OnResponse>[0], 'path'> & { readonly route: string }

/** Folders of files whose names say nothing to whoever watches the site. */
const FOLDERS = ['/media/', '/previews/', '/planets/', '/assets/', '/games/']

/** What a path is called in figures: as the contract writes it, or the kind of page or file. There are only so many. */
export type RouteName = (path: string) => string

export function createRouteNames(): RouteName {
  const fixed = new Set<string>()
  const patterns: { readonly pattern: RegExp; readonly name: string }[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { path } = procedure['~orpc'].route
    if (path === undefined) return
    const name = API_PREFIX + path
    if (!path.includes('{')) fixed.add(name)
    else patterns.push({ pattern: new RegExp(`^${name.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`), name })
  })
  return (path) => {
    if (path.startsWith(`${API_PREFIX}/`)) {
      if (fixed.has(path)) return path
      return patterns.find(({ pattern }) => pattern.test(path))?.name ?? `${API_PREFIX}/*`
    }
    const folder = FOLDERS.find((one) => path.startsWith(one))
    if (folder !== undefined) return `${folder}*`
    return path.slice(path.lastIndexOf('/')).includes('.') ? 'file' : 'page'
  }
}

/** Has responses noted under the names of their routes. */
export function noteResponses(metrics: { noteResponse(response: NamedResponse): void }): OnResponse {
  const nameOf = createRouteNames()
  return ({ path, ...response }) => metrics.noteResponse({ ...response, route: nameOf(path) })
}
