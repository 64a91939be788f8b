import { createKeyPool } from '@trendverse/application/ai/key-pool'
import { errorReply, limitedReply } from '@trendverse/test-support/ai/ai-replies'
import { saying, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { busyWhile, offerJobs, watchLeases } from '@trendverse/test-support/ai/pool-load'
import { createAiWorld } from '@trendverse/test-support/ai-world'
import { createOpenAiChatModel } from '../../apps/server/src/infrastructure/ai/openai-chat-model'

/** Ten thousand jobs over real HTTP with four keys, of which one is always down and one always told to rest. */
const JOBS = 10_000
const CAP = 3_000
const REQUEST = { model: 'gpt-4o', system: 'You write.', user: 'Write.', temperature: 0.7, maxTokens: 3_000 }

const server = await startOpenAiServer({
  'sk-good': saying('fine'),
  'sk-capped': saying('fine'),
  'sk-down': () => errorReply(500, 'The server had an error'),
  'sk-limited': () => limitedReply(20),
})
const model = createOpenAiChatModel({ name: 'OpenAI', baseUrl: server.baseUrl })
const world = createAiWorld()
await world.addKey(1, 'sk-good')
await world.addKey(2, 'sk-capped', { dailyLimit: CAP })
await world.addKey(3, 'sk-down')
await world.addKey(4, 'sk-limited')

const busy = busyWhile()
const watch = watchLeases(world.aiKeys)
const pool = createKeyPool({ ...world, aiKeys: watch.aiKeys })
const job = {
  keyType: 'quiz',
  priority: 'normal',
  call: (apiKey: string, signal: AbortSignal) => busy.during(model.complete(apiKey, REQUEST, signal)),
} as const
const [startedMs, startMs] = [performance.now(), world.clock.nowMs()]
const results = await world.time.runUntil(offerJobs(world, [pool], JOBS, job), () => busy.isBusy())
const seconds = (performance.now() - startedMs) / 1_000
await Promise.all([model.close(), server.close()])

const asked = (apiKey: string): number => server.requests.filter((request) => request.apiKey === apiKey).length
const answered = results.filter(({ kind }) => kind === 'answered').length
console.log(`${results.length} of ${JOBS} jobs ended, ${answered} of them answered, in ${seconds.toFixed(1)} s`)
console.log(`on the clock of the pool: ${((world.clock.nowMs() - startMs) / 60_000).toFixed(1)} minutes`)
console.log(`calls: good ${asked('sk-good')}, capped ${asked('sk-capped')} of at most ${CAP}`)
console.log(
  `       down ${asked('sk-down')}, limited ${asked('sk-limited')}, of these while it rested: ${watch.tooEarly.length}`,
)
console.log(`most calls of a key at once: ${Math.max(...watch.mostActive.values())} (at most 3)`)
