import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Address of a module of tsx, for threads and processes that run TypeScript source: neither a test runner nor tsx itself
 * hands it on to them. Found as CommonJS, but hooks can be registered by the ES module beside it only.
 */
export function tsxModule(specifier: 'tsx' | 'tsx/esm/api'): string {
  const file = createRequire(import.meta.url).resolve(specifier)
  return pathToFileURL(file.replace(/\.cjs$/, '.mjs')).href
}
