import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyTables } from '@trendverse/storage/contract-tests/empty-tables'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { fuzzServer } from '../../apps/server/src/testing/fuzz-server'
import { arriveInScene } from '../../apps/server/src/testing/sample-scene'
import { startTestServer } from '../../apps/server/src/testing/start-test-server'

/** Garbage over HTTP into the embedded database, 20,000 requests unless a number is given; a seed may follow. */
const requests = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? 20_261_121)
const REQUESTS_PER_SCENE = 200

const dataFolder = await mkdtemp(join(tmpdir(), 'trendverse-fuzz-'))
const database = await openPglite({ dataFolder, flush: false })
const clientDir = await mkdtemp(join(tmpdir(), 'trendverse-fuzz-pages-'))
const web = {
  clientDir,
  template: '<!--page-html-->',
  render: async () => ({ status: 200, head: '', html: 'a page', data: '' }),
  pageAddress: (path: string) => path,
}
const server = await startTestServer({ storage: sqlStorage(database) }, { web, trustedProxies: 1 })
const secrets = new Set<string>()
try {
  const startedMs = performance.now()
  const report = await fuzzServer({
    port: server.port,
    requests,
    seed,
    requestsPerScene: REQUESTS_PER_SCENE,
    freshScene: async () => {
      await emptyTables(database)
      server.invalidate()
      const scene = await arriveInScene(server.world)
      for (const secret of scene.secrets) secrets.add(secret)
      return scene
    },
  })
  const seconds = (performance.now() - startedMs) / 1_000
  console.log(
    `${requests} requests, seed ${seed}, ${seconds.toFixed(0)} s, ${report.signedInAnswers} answered signed in`,
  )
  console.table(Object.fromEntries([...report.statuses].toSorted(([a], [b]) => a - b)))
  for (const fault of report.faults) console.log(fault)
  const log = JSON.stringify(server.logged)
  const told = [...secrets].filter((secret) => log.includes(secret)).length
  const failures = server.logged.filter(({ level }) => level >= 50)
  console.log(`faults ${report.faults.length}, secrets in the log ${told}, failures in the log ${failures.length}`)
  if (failures.length > 0) console.log(JSON.stringify(failures.slice(0, 5), null, 1))
  if (report.faults.length + told + failures.length > 0) process.exitCode = 1
} finally {
  await server.stop(0)
  await database.close()
  for (const folder of [dataFolder, clientDir]) await rm(folder, { recursive: true, force: true })
}
