import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@trendverse/contract/contract'
import { API_PREFIX } from './api-prefix'

/** One address of the contract as Hono writes it, `/api/trends/:part2`, and the methods it answers to, HEAD beside GET. */
export type ApiRoute = {
  readonly path: string
  readonly methods: readonly string[]
  /** Methods that change something here and, one step below, one of what is here: `DELETE /sessions` and `DELETE /sessions/:part2`. */
  readonly methodsOfOne: readonly string[]
}

const READS = new Set(['GET', 'HEAD'])

/** What a path calls its parameters must not make two addresses of one: they are named by their place. */
function honoPath(path: string): string {
  const parts = path.split('/').map((part, place) => (part.startsWith('{') ? `:part${place}` : part))
  return API_PREFIX + parts.join('/')
}

/**
 * The addresses of the contract, so that the server's routes cannot fall behind it. Fixed ones come first:
 * `/trends/current` is an address of its own, no trend of that name.
 */
export function apiRoutes(): ApiRoute[] {
  const methodsOf = new Map<string, string[]>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method, path } = procedure['~orpc'].route
    if (method === undefined || path === undefined) return
    const known = methodsOf.get(honoPath(path)) ?? []
    methodsOf.set(honoPath(path), [...known, ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  })
  const oneOf = new Map([...methodsOf].map(([path, methods]) => [path.replace(/\/:part\d+$/, '/:one'), methods]))
  const routes = [...methodsOf].map(([path, methods]) => ({
    path,
    methods,
    methodsOfOne: (oneOf.get(`${path}/:one`) ?? []).filter((method) => !READS.has(method) && methods.includes(method)),
  }))
  return [...routes.filter(({ path }) => !path.includes(':')), ...routes.filter(({ path }) => path.includes(':'))]
}

/** Addresses of reads that take no input: whatever their query says, they are one address. */
export function readsWithoutInput(): ReadonlySet<string> {
  const paths = new Set<string>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method, path } = procedure['~orpc'].route
    if (method === 'GET' && path !== undefined && procedure['~orpc'].inputSchema === undefined)
      paths.add(API_PREFIX + path)
  })
  return paths
}
