import { buildIfStale } from './build-if-stale.mjs'
import { answerTo } from './start-arguments.mjs'

const answer = answerTo(process.argv.slice(2))
if (answer === null) await start()
else {
  const stream = answer.code === 0 ? process.stdout : process.stderr
  stream.write(answer.text)
  process.exitCode = answer.code
}

async function start() {
  try {
    await buildIfStale()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  // In this very process: whoever stops or kills it stops the server, nothing stays behind.
  await import(new URL('../apps/server/dist/main.js', import.meta.url).href)
}
