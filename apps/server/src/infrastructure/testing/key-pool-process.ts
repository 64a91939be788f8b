import { randomBytes } from 'node:crypto'
import { createKeyPool } from '@trendverse/application/ai/key-pool'
import type { StartTimer } from '@trendverse/application/ports/world'
import { say, untilTold } from '@trendverse/storage/contract-tests/writer-lines'
import { openPostgres } from '@trendverse/storage/sql/open-postgres'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { offerJobs } from '@trendverse/test-support/ai/pool-load'
import { recordedLog } from '@trendverse/test-support/recorded-log'
import { transparentBox } from '@trendverse/test-support/transparent-box'
import { createOpenAiChatModel } from '../ai/openai-chat-model'

/**
 * A process with a key pool of its own over a record it shares: once told, it does so many jobs and says how each ended.
 * Its clock is off by so many milliseconds, as that of all of them is. Used by `several-key-pools.test.ts`.
 */
const [, , databaseUrl = '', providerUrl = '', jobs = '0', clockOffsetMs = '0'] = process.argv
const REQUEST = { model: 'gpt-4o', system: 'You write.', user: 'Write.', temperature: 0.7, maxTokens: 3_000 }

const startTimer: StartTimer = (ms, ring) => {
  const timer = setTimeout(ring, ms)
  return () => clearTimeout(timer)
}

const database = await openPostgres({ url: databaseUrl })
const { aiKeys, aiQueue } = sqlStorage(database)
const model = createOpenAiChatModel({ name: 'OpenAI', baseUrl: providerUrl })
const log = recordedLog()
const pool = createKeyPool({
  aiKeys,
  aiQueue,
  secretBox: transparentBox,
  clock: { nowMs: () => Date.now() + Number(clockOffsetMs) },
  startTimer,
  random: { bytes: (count) => randomBytes(count) },
  log,
})
say({ ready: process.pid })

await untilTold()
const results = await offerJobs({ startTimer }, [pool], Number(jobs), {
  keyType: 'quiz',
  priority: 'normal',
  call: (apiKey, signal) => model.complete(apiKey, REQUEST, signal),
})
pool.close()
await Promise.all([model.close(), database.close()])
say({ ended: results.map((result) => (result.kind === 'failed' ? result.reason : result.kind)), log: log.lines })
process.exit(0)
