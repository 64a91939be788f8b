import type { StoragePorts } from '@trendverse/application/ports/ports'
import { sqlAccountRepository } from './sql-account-repository'
import { sqlAccountTokenRepository } from './sql-account-token-repository'
import { sqlAdminAccounts } from './sql-admin-accounts'
import { sqlAiKeyRepository } from './sql-ai-key-repository'
import { sqlAiQueue } from './sql-ai-queue'
import { sqlAnalyticsReader } from './sql-analytics-reader'
import { sqlAttemptCounter } from './sql-attempt-counter'
import { sqlAuditLog } from './sql-audit-log'
import { sqlCompositionRepository } from './sql-composition-repository'
import { sqlContactRepository } from './sql-contact-repository'
import type { SqlDatabase } from './sql-database'
import { sqlGenerationJobs } from './sql-generation-jobs'
import { sqlGuestRepository } from './sql-guest-repository'
import { sqlIngestRepository } from './sql-ingest-repository'
import { sqlJobLog } from './sql-job-log'
import { sqlKycRepository } from './sql-kyc-repository'
import { sqlMailOutbox } from './sql-mail-outbox'
import { sqlMailTemplateRepository } from './sql-mail-template-repository'
import { sqlMemeRepository } from './sql-meme-repository'
import { sqlPageHeadRepository } from './sql-page-head-repository'
import { sqlQuestionQuality } from './sql-question-quality'
import { sqlQuizRepository } from './sql-quiz-repository'
import { sqlSessionRepository } from './sql-session-repository'
import { sqlSettingsRepository } from './sql-settings-repository'
import { sqlShareCounter } from './sql-share-counter'
import { sqlSmtpConfigRepository } from './sql-smtp-config-repository'
import { sqlStoryRepository } from './sql-story-repository'
import { sqlSubscriberRepository } from './sql-subscriber-repository'
import { sqlTrendEditor } from './sql-trend-editor'
import { sqlTrendReader } from './sql-trend-reader'
import { sqlUsageRepository } from './sql-usage-repository'

/** Every port over one database, embedded or PostgreSQL. */
export function sqlStorage(database: SqlDatabase): StoragePorts {
  return {
    trends: sqlTrendReader(database),
    ingest: sqlIngestRepository(database),
    composition: sqlCompositionRepository(database),
    stories: sqlStoryRepository(database),
    pageHeads: sqlPageHeadRepository(database),
    settings: sqlSettingsRepository(database),
    jobs: sqlJobLog(database),
    trendEditor: sqlTrendEditor(database),
    adminAccounts: sqlAdminAccounts(database),
    analytics: sqlAnalyticsReader(database),
    auditLog: sqlAuditLog(database),
    mails: sqlMailOutbox(database),
    mailTemplates: sqlMailTemplateRepository(database),
    smtpConfigs: sqlSmtpConfigRepository(database),
    subscribers: sqlSubscriberRepository(database),
    contacts: sqlContactRepository(database),
    database: { isUp: () => database.isUp() },
    accounts: sqlAccountRepository(database),
    sessions: sqlSessionRepository(database),
    accountTokens: sqlAccountTokenRepository(database),
    attempts: sqlAttemptCounter(database),
    kyc: sqlKycRepository(database),
    usage: sqlUsageRepository(database),
    guests: sqlGuestRepository(database),
    quizzes: sqlQuizRepository(database),
    questionQuality: sqlQuestionQuality(database),
    memes: sqlMemeRepository(database),
    shareCounter: sqlShareCounter(database),
    aiKeys: sqlAiKeyRepository(database),
    aiQueue: sqlAiQueue(database),
    generationJobs: sqlGenerationJobs(database),
  }
}
