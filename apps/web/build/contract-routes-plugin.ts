import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'

const ID = 'virtual:contract-routes'
const RESOLVED = `\0${ID}`

/** The contract is TypeScript source of a neighbouring package, which Node alone cannot load. */
async function loadContract(): Promise<AnyContractRouter> {
  // The loader types what it loads as anything.
  const module = (await tsImport('@trendverse/contract/contract', import.meta.url)) as { contract: AnyContractRouter }
  return module.contract
}

/** For `JSON.stringify`: what only the documentation reads of a route, and who may call it, stays out of the page. */
function withoutDocumentation(key: string, value: unknown): unknown {
  if (key === 'meta') return {}
  if (key !== 'route' || typeof value !== 'object' || value === null) return value
  return { ...value, summary: undefined, description: undefined, tags: undefined }
}

/**
 * Gives the page the contract's methods and paths as plain data. The contract itself would bring its schema library
 * along, a fifth of the first page's code.
 */
export function contractRoutesPlugin(): Plugin {
  return {
    name: 'trendverse-contract-routes',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: async (id) => {
      if (id !== RESOLVED) return undefined
      const routes = minifyContractRouter(await loadContract())
      return `export const contractRoutes = ${JSON.stringify(routes, withoutDocumentation)}`
    },
  }
}
