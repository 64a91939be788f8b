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
      return `export const contractRoutes = ${JSON.stringify(minifyContractRouter(await loadContract()))}`
    },
  }
}
