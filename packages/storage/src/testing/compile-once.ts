import { setFlagsFromString } from 'node:v8'

/**
 * For tests that open the embedded database again and again: it is WebAssembly, and compiling it a second time for speed
 * costs each of them more than they ever get back from it.
 */
export const compileOnce = (): void => setFlagsFromString('--liftoff-only')
