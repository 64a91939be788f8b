import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { openPglite } from '../sql/open-pglite'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { earlierVersionSuite } from './earlier-version-suite'
import { emptyTables } from './empty-tables'
import { sqlSuite } from './sql-suite'
import { storageSuites } from './storage-suites'

/** A first start makes 40 MB of files, which takes long on a busy machine. */
const FIRST_START_LIMIT_MS = 180_000

describe('embedded database', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'trendverse-embedded-'))
  let database: SqlDatabase

  beforeAll(async () => {
    database = await openPglite({ dataFolder, flush: false })
  }, FIRST_START_LIMIT_MS)

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
    earlierVersionSuite(empty)
  })
})
