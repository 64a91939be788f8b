import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@trendverse/contract/contract'

type Route = { readonly method: string; readonly pattern: RegExp; readonly isFixed: boolean }

/** Paths and methods of the contract, for telling "no such address" from "not with this method". */
export type RouteTable = {
  /** Methods an address answers to, HEAD beside GET; empty when it does not exist. */
  methodsFor(pathBelowApi: string): readonly string[]
}

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith('{') ? '[^/]+' : escapeForPattern(part)))
  return new RegExp(`^${parts.join('/')}/?$`)
}

/** Reads the routes out of the contract, so that the table cannot fall behind it. */
export function createRouteTable(): RouteTable {
  const routes: Route[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method, path } = procedure['~orpc'].route
    if (method !== undefined && path !== undefined) {
      routes.push({ method, pattern: patternOf(path), isFixed: !path.includes('{') })
    }
  })
  return {
    methodsFor(path) {
      const matching = routes.filter((route) => route.pattern.test(path))
      // `/trends/current` is an address of its own, no trend of that name.
      const fixed = matching.filter((route) => route.isFixed)
      const methods = (fixed.length > 0 ? fixed : matching).map((route) => route.method)
      return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
    },
  }
}
