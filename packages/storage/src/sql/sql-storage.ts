import type { StoragePorts } from '../storage-ports'
import { sqlAuditLog } from './sql-audit-log'
import { sqlCompositionRepository } from './sql-composition-repository'
import type { SqlDatabase } from './sql-database'
import { sqlIngestRepository } from './sql-ingest-repository'
import { sqlJobLog } from './sql-job-log'
import { sqlMailOutbox } from './sql-mail-outbox'
import { sqlMailTemplateRepository } from './sql-mail-template-repository'
import { sqlSettingsRepository } from './sql-settings-repository'
import { sqlSmtpConfigRepository } from './sql-smtp-config-repository'
import { sqlTrendEditor } from './sql-trend-editor'
import { sqlTrendReader } from './sql-trend-reader'

/** Every port over one database, embedded or PostgreSQL. */
export function sqlStorage(database: SqlDatabase): StoragePorts {
  return {
    trendReader: sqlTrendReader(database),
    ingest: sqlIngestRepository(database),
    composition: sqlCompositionRepository(database),
    settings: sqlSettingsRepository(database),
    jobLog: sqlJobLog(database),
    trendEditor: sqlTrendEditor(database),
    auditLog: sqlAuditLog(database),
    mails: sqlMailOutbox(database),
    mailTemplates: sqlMailTemplateRepository(database),
    smtpConfigs: sqlSmtpConfigRepository(database),
    databaseProbe: { isUp: () => database.isUp() },
  }
}
