import { pathToFileURL } from 'node:url'

/**
 * The file of the embedded database's thread as `npm test` has built it, which starts in half of the time; undefined, for its
 * source, where nothing is built.
 */
export const BUILT_WORKER = process.env.BUILT_SERVER
  ? new URL('pglite-worker.js', pathToFileURL(process.env.BUILT_SERVER))
  : undefined
