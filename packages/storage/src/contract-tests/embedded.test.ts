import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe } from 'vitest'
import { openPglite } from '../sql/open-pglite'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { BUILT_WORKER } from '../testing/built-worker'
import { dataFolderWithDatabase } from '../testing/data-folder-with-database'
import { accountListSuite } from './account-list-suite'
import { auditLogPlanSuite } from './audit-log-plan-suite'
import { composedTrendsPlanSuite } from './composed-trends-plan-suite'
import { earlierVersionSuite } from './earlier-version-suite'
import { emptyTables } from './empty-tables'
import { forecastDaysSqlSuite } from './forecast-days-sql-suite'
import { gradedForecastsStepSuite } from './graded-forecasts-step-suite'
import { longListSuite } from './long-list-suite'
import { mailListSuite } from './mail-list-suite'
import { memeGalleryPlanSuite } from './meme-gallery-plan-suite'
import { oneAddressStepSuite } from './one-address-step-suite'
import { quizBoardsStepSuite } from './quiz-boards-step-suite'
import { runListSqlSuite } from './run-list-sql-suite'
import { sqlSuite } from './sql-suite'
import { storageSuites } from './storage-suites'
import { trendListSuite } from './trend-list-suite'
import { trendLivesStepSuite } from './trend-lives-step-suite'

/** A first start makes 40 MB of files, which takes long on a busy machine. */
const FIRST_START_LIMIT_MS = 180_000

describe('embedded database', () => {
  let dataFolder: string
  let database: SqlDatabase

  beforeAll(async () => {
    dataFolder = await dataFolderWithDatabase('trendverse-embedded-')
    database = await openPglite({ dataFolder, flush: false, workerUrl: BUILT_WORKER })
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
    trendListSuite(empty)
    mailListSuite(empty)
    accountListSuite(empty)
    longListSuite(empty)
    earlierVersionSuite(empty)
    quizBoardsStepSuite(empty)
    oneAddressStepSuite(empty)
    gradedForecastsStepSuite(empty)
    forecastDaysSqlSuite(empty)
    composedTrendsPlanSuite(empty)
    trendLivesStepSuite(empty)
    memeGalleryPlanSuite(empty)
    auditLogPlanSuite(empty)
    runListSqlSuite(empty)
  })
})
