import type { StoragePorts } from '../storage-ports'
import { sqlCompositionRepository } from './sql-composition-repository'
import type { SqlDatabase } from './sql-database'
import { sqlIngestRepository } from './sql-ingest-repository'
import { sqlJobLog } from './sql-job-log'
import { sqlSettingsRepository } from './sql-settings-repository'
import { sqlTrendReader } from './sql-trend-reader'

/** Every port over one database, embedded or PostgreSQL. */
export function sqlStorage(database: SqlDatabase): StoragePorts {
  return {
    trendReader: sqlTrendReader(database),
    ingest: sqlIngestRepository(database),
    composition: sqlCompositionRepository(database),
    settings: sqlSettingsRepository(database),
    jobLog: sqlJobLog(database),
    databaseProbe: { isUp: () => database.isUp() },
  }
}
