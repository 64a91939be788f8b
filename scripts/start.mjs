import { buildIfStale } from './build-if-stale.mjs'

try {
  await buildIfStale()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// In this very process: whoever stops or kills it stops the server, nothing stays behind.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href)
