import type { StoragePorts } from '@trendverse/application/ports/ports'
import { sqlAccountRepository } from './accounts/sql-account-repository'
import { sqlAccountTokenRepository } from './accounts/sql-account-token-repository'
import { sqlAdminAccounts } from './accounts/sql-admin-accounts'
import { sqlGuestRepository } from './accounts/sql-guest-repository'
import { sqlKycRepository } from './accounts/sql-kyc-repository'
import { sqlRateCounter } from './accounts/sql-rate-counter'
import { sqlSecondFactors } from './accounts/sql-second-factors'
import { sqlSessionRepository } from './accounts/sql-session-repository'
import { sqlSignInPlaces } from './accounts/sql-sign-in-places'
import { sqlSubscriberRepository } from './accounts/sql-subscriber-repository'
import { sqlUsageRepository } from './accounts/sql-usage-repository'
import { sqlAnalyticsReader } from './administration/sql-analytics-reader'
import { sqlAuditLog } from './administration/sql-audit-log'
import { sqlJobLog } from './administration/sql-job-log'
import { sqlReports } from './administration/sql-reports'
import { sqlSettingsRepository } from './administration/sql-settings-repository'
import { sqlAiKeyRepository } from './ai/sql-ai-key-repository'
import { sqlAiQueue } from './ai/sql-ai-queue'
import { sqlGenerationJobs } from './ai/sql-generation-jobs'
import { sqlGamePacks } from './games/sql-game-packs'
import { sqlGameRepository } from './games/sql-game-repository'
import { sqlGameRuns } from './games/sql-game-runs'
import { sqlPredictions } from './games/sql-predictions'
import { sqlContactRepository } from './mail/sql-contact-repository'
import { sqlMailOutbox } from './mail/sql-mail-outbox'
import { sqlMailTemplateRepository } from './mail/sql-mail-template-repository'
import { sqlSmtpConfigRepository } from './mail/sql-smtp-config-repository'
import { sqlMediaOwners } from './memes/sql-media-owners'
import { sqlMemeRepository } from './memes/sql-meme-repository'
import { sqlDailyQuizzes } from './quizzes/sql-daily-quizzes'
import { sqlQuestionQuality } from './quizzes/sql-question-quality'
import { sqlQuizRepository } from './quizzes/sql-quiz-repository'
import type { SqlDatabase } from './sql-database'
import { sqlCompositionRepository } from './trends/sql-composition-repository'
import { sqlForecasts } from './trends/sql-forecasts'
import { sqlIngestRepository } from './trends/sql-ingest-repository'
import { sqlPageHeadRepository } from './trends/sql-page-head-repository'
import { sqlShareCounter } from './trends/sql-share-counter'
import { sqlSourceControls } from './trends/sql-source-controls'
import { sqlStoryRepository } from './trends/sql-story-repository'
import { sqlTrendEditor } from './trends/sql-trend-editor'
import { sqlTrendLives } from './trends/sql-trend-lives'
import { sqlTrendReader } from './trends/sql-trend-reader'

/** Every port over one database, embedded or PostgreSQL. */
export function sqlStorage(database: SqlDatabase): StoragePorts {
  return {
    trends: sqlTrendReader(database),
    ingest: sqlIngestRepository(database),
    forecasts: sqlForecasts(database),
    sourceControls: sqlSourceControls(database),
    composition: sqlCompositionRepository(database),
    stories: sqlStoryRepository(database),
    trendLives: sqlTrendLives(database),
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
    secondFactors: sqlSecondFactors(database),
    signInPlaces: sqlSignInPlaces(database),
    rateCounter: sqlRateCounter(database),
    kyc: sqlKycRepository(database),
    usage: sqlUsageRepository(database),
    guests: sqlGuestRepository(database),
    quizzes: sqlQuizRepository(database),
    dailyQuizzes: sqlDailyQuizzes(database),
    questionQuality: sqlQuestionQuality(database),
    memes: sqlMemeRepository(database),
    mediaOwners: sqlMediaOwners(database),
    games: sqlGameRepository(database),
    gamePacks: sqlGamePacks(database),
    gameRuns: sqlGameRuns(database),
    predictions: sqlPredictions(database),
    reports: sqlReports(database),
    shareCounter: sqlShareCounter(database),
    aiKeys: sqlAiKeyRepository(database),
    aiQueue: sqlAiQueue(database),
    generationJobs: sqlGenerationJobs(database),
  }
}
