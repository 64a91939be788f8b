import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findPostgres, startPostgres } from '@trendverse/storage/contract-tests/start-postgres'
import { openPglite } from '@trendverse/storage/sql/open-pglite'
import { openPostgres } from '@trendverse/storage/sql/open-postgres'
import type { SqlDatabase } from '@trendverse/storage/sql/sql-database'
import { sqlStorage } from '@trendverse/storage/sql/sql-storage'
import { fillTables, ROWS } from './admin-tables/fill-tables'
import { median, processorMs } from './admin-tables/processor-time'
import { PAGE_SIZE, type Question, questionsOf } from './admin-tables/questions'

/**
 * Processor time of every question administrators ask of tables with 100,000 rows each, from the use case down, beside a
 * bare `select` of as many rows: over the embedded database, and over PostgreSQL where its programs are installed. Also what
 * a row costs to write, with all indexes. PostgreSQL starts no processes that help its sessions, so that all work is counted.
 */
const GOAL_MS = 50
const NO_HELPERS = encodeURIComponent('-c max_parallel_workers_per_gather=0')
const NOW_MS = Date.UTC(2026, 10, 25)
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, only: { type: 'string' }, database: { type: 'string' } },
})
const rounds = Number(values.rounds)

async function measure(database: SqlDatabase, pids: readonly number[]): Promise<void> {
  const fillMs = await processorMs(pids, () => fillTables(database))
  console.log(
    `${database.kind}: ${ROWS.toLocaleString('en')} rows in each table, ${Math.round(fillMs)} ms to fill (load ${loadavg()[0]?.toFixed(1)})`,
  )
  const storage = sqlStorage(database)
  const wanted = questionsOf(storage, NOW_MS).filter(({ table, what }) =>
    `${table}: ${what}`.includes(values.only ?? ''),
  )
  const bareMs = new Map<Question['table'], number[]>()
  const timesOf = new Map<Question, number[]>(wanted.map((question) => [question, []]))
  // The first round warms code and pages up; it is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [question, times] of timesOf) {
      const bare = await processorMs(pids, () =>
        database.executeSql(`select * from ${question.table} limit ${PAGE_SIZE}`),
      )
      const ms = await processorMs(pids, question.ask)
      if (round === 0) continue
      times.push(ms)
      bareMs.set(question.table, [...(bareMs.get(question.table) ?? []), bare])
    }
  }
  let late = 0
  for (const [{ table, what }, times] of timesOf) {
    const ms = median(times)
    if (ms > GOAL_MS) late += 1
    const bare = median(bareMs.get(table) ?? [])
    console.log(
      `  ${`${table}: ${what}`.padEnd(48)} ${ms.toFixed(1).padStart(7)} ms  bare ${bare.toFixed(1).padStart(5)} ms${ms > GOAL_MS ? '  beyond the goal' : ''}`,
    )
  }
  console.log(`  ${late} of ${timesOf.size} beyond ${GOAL_MS} ms (load ${loadavg()[0]?.toFixed(1)})`)
}

async function measureEmbedded(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'trendverse-tables-'))
  try {
    const database = await openPglite({ dataFolder, flush: false })
    try {
      await measure(database, [])
    } finally {
      await database.close()
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function measurePostgres(): Promise<void> {
  const programs = findPostgres()
  if (programs === null) return console.log('PostgreSQL: not installed, not measured')
  const server = await startPostgres(programs)
  try {
    const database = await openPostgres({ url: `${server.url}&options=${NO_HELPERS}`, connections: 2 })
    try {
      // both connections of the pool are open once two statements have run at the same time
      const sessions = await Promise.all(
        [1, 2].map(() => database.executeSql('select pg_backend_pid() as pid, pg_sleep(0.2)')),
      )
      await measure(
        database,
        sessions.map(({ rows }) => Number(rows[0]?.pid)),
      )
    } finally {
      await database.close()
    }
  } finally {
    await server.remove()
  }
}

if (values.database !== 'postgres') await measureEmbedded()
if (values.database !== 'embedded') await measurePostgres()
