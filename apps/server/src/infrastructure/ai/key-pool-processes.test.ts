import { inspect } from 'node:util'
import { createKeyPool } from '@trendverse/application/ai/key-pool'
import { placeOfApiKey } from '@trendverse/application/upkeep/sealed-places'
import { findPostgres, startPostgres, type TestPostgres } from '@trendverse/storage/contract-tests/start-postgres'
import { openPostgres } from '@trendverse/storage/sql/open-postgres'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { errorReply, limitedReply } from '@trendverse/test-support/ai/ai-replies'
import { saying, startOpenAiServer } from '@trendverse/test-support/ai/openai-server'
import { busyWhile, offerJobs, watchLeases } from '@trendverse/test-support/ai/pool-load'
import { createAiWorld } from '@trendverse/test-support/ai-world'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecretBox } from '../secret-box'
import { createOpenAiChatModel } from './openai-chat-model'

const PROCESSES = 3
const JOBS = 300
/** Together less than the jobs: whoever comes last finds nothing left. */
const CAPS = { good: 200, capped: 20 } as const
const CANARY = 'sk-canary-0123456789'
const REQUEST = { model: 'gpt-4o', system: 'You write.', user: 'Write.', temperature: 0.7, maxTokens: 3_000 }

const programs = findPostgres()
if (!programs) process.stderr.write('\nNOT TESTED: one key pool over three processes. PostgreSQL was not found.\n\n')

describe.runIf(programs !== null)('three key pools on one PostgreSQL and one provider', () => {
  let postgres: TestPostgres
  const databases: SqlDatabase[] = []

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
    for (let n = 0; n < PROCESSES; n += 1) databases.push(await openPostgres({ url: postgres.url }))
  })

  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await postgres?.remove()
  })

  it('end every job, pass no cap together, and write down no key', { timeout: 120_000 }, async () => {
    const server = await startOpenAiServer({
      [`${CANARY}-good`]: saying('fine'),
      [`${CANARY}-capped`]: saying('fine'),
      [`${CANARY}-down`]: () => errorReply(500, `It is ${CANARY}-down that fails.`),
      [`${CANARY}-limited`]: () => limitedReply(20),
    })
    const model = createOpenAiChatModel({ name: 'OpenAI', baseUrl: server.baseUrl })
    const records = databases.map((database) => sqlStorage(database))
    const [first] = databases
    if (first === undefined) throw new Error('no database')
    const world = createAiWorld(sqlStorage(first))
    const secretBox = createSecretBox('a wrapping key for one test, long enough')
    const addKey = async (n: number, name: string, dailyLimit: number) =>
      world.addKey(n, '', {
        name,
        dailyLimit,
        sealedKey: await secretBox.seal(`${CANARY}-${name}`, placeOfApiKey(testUuid(n))),
      })
    await addKey(1, 'good', CAPS.good)
    await addKey(2, 'capped', CAPS.capped)
    await addKey(3, 'down', 100_000)
    await addKey(4, 'limited', 100_000)

    const busy = busyWhile()
    const watches = records.map(({ aiKeys }) => watchLeases(busy.port(aiKeys)))
    const pools = records.map(({ aiQueue }, n) =>
      createKeyPool({
        ...world,
        secretBox,
        aiQueue: busy.port(aiQueue),
        aiKeys: watches[n]?.aiKeys ?? world.aiKeys,
      }),
    )
    try {
      const job = {
        keyType: 'quiz',
        priority: 'normal',
        call: (apiKey: string, signal: AbortSignal) => busy.during(model.complete(apiKey, REQUEST, signal)),
      } as const
      const results = await world.time.runUntil(offerJobs(world, pools, JOBS, job), () => busy.isBusy())

      expect(results).toHaveLength(JOBS)
      expect(results.filter(({ kind }) => kind === 'answered')).toHaveLength(CAPS.good + CAPS.capped)
      const asked = (name: string) => server.requests.filter(({ apiKey }) => apiKey === `${CANARY}-${name}`).length
      expect([asked('good'), asked('capped')]).toEqual([CAPS.good, CAPS.capped])
      expect(asked('down')).toBeGreaterThan(0)
      for (const { mostActive, tooEarly } of watches) {
        expect(Math.max(...mostActive.values())).toBeLessThanOrEqual(3)
        expect(tooEarly).toEqual([])
      }
      for (const key of await world.aiKeys.list()) expect(key.usageToday).toBe(asked(key.name))
      expect(await world.aiQueue.countWaiting(world.clock.nowMs())).toEqual({ quiz: 0, meme: 0 })
      const { rows } = await first.executeSql(
        'select row_to_json(k)::text as kept from ai_keys k union all select row_to_json(l)::text from ai_leases l',
      )
      expect(rows.length).toBeGreaterThanOrEqual(4)
      expect(inspect([rows, results, world.log.entries], { depth: 9, maxArrayLength: null })).not.toContain(CANARY)
    } finally {
      for (const pool of pools) pool.close()
      await Promise.all([model.close(), server.close()])
    }
  })
})
