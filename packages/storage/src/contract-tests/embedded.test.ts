import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { openPglite } from '../sql/open-pglite'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { emptyTables } from './empty-tables'
import { sqlSuite } from './sql-suite'
import { storageSuites } from './storage-suites'

describe('embedded database', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'trendverse-embedded-'))
  let database: SqlDatabase

  beforeAll(async () => {
    database = await openPglite({ dataFolder })
  })

  afterAll(async () => {
    await database?.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  const empty = async () => {
    await emptyTables(database)
    return database
  }
  storageSuites(async () => sqlStorage(await empty()))
  describe('over SQL', () => {
    sqlSuite(empty)
  })
})
