import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * The embedded database is WebAssembly, and compiling it a second time for speed costs each start more than a test ever gets
 * back from it.
 */
const COMPILE_ONCE = '--liftoff-only'

/**
 * How Node runs the server or one of its commands: as it is built where `npm test` has built it, which starts in a fraction
 * of the time; else its source.
 */
export function nodeArguments(name: string, source: URL): readonly string[] {
  const { BUILT_SERVER } = process.env
  if (BUILT_SERVER) return [COMPILE_ONCE, path.join(path.dirname(BUILT_SERVER), `${name}.js`)]
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return [COMPILE_ONCE, '--import', tsx, fileURLToPath(source)]
}
