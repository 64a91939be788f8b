import { build } from './build.mjs'
import { isBuildFresh, viteOf } from './build-stamp.mjs'

/** Builds what is not built, or was built from something else than what lies here now. Throws with a sentence. */
export async function buildIfStale() {
  if (isBuildFresh()) return
  try {
    viteOf('web')
  } catch (cause) {
    throw new Error('The dependencies are not installed: run npm ci first.', { cause })
  }
  console.log('Building the pages and the server, once until something changes. This takes up to two minutes ...')
  const seconds = await build()
  console.log(`Built in ${seconds.toFixed(1)} s.`)
}
