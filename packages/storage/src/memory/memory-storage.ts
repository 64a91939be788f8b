import type { StoragePorts } from '@trendverse/application/ports/ports'
import { cleanCopy } from '../reading/clean-text'
import { memoryAccountRepository } from './memory-account-repository'
import { memoryAccountTokenRepository } from './memory-account-token-repository'
import { memoryAdminAccounts } from './memory-admin-accounts'
import { memoryAiKeyRepository, memoryAiQueue } from './memory-ai'
import { memoryAnalyticsReader } from './memory-analytics-reader'
import { memoryAttemptCounter } from './memory-attempt-counter'
import { memoryAuditLog } from './memory-audit-log'
import { memoryCompositionRepository } from './memory-composition-repository'
import { memoryContactRepository } from './memory-contact-repository'
import { memoryGenerationJobs } from './memory-generation-jobs'
import { memoryIngestRepository } from './memory-ingest-repository'
import { memoryKycRepository } from './memory-kyc-repository'
import { memoryMailOutbox, memoryMailTemplateRepository, memorySmtpConfigRepository } from './memory-mail'
import { memoryMemeRepository } from './memory-meme-repository'
import { memoryPageHeadRepository } from './memory-page-head-repository'
import { memoryQuestionQuality } from './memory-question-quality'
import { memoryQuizRepository } from './memory-quiz-repository'
import { memorySessionRepository } from './memory-session-repository'
import { memorySettings } from './memory-settings'
import { memoryShareCounter } from './memory-share-counter'
import { emptyMemoryStore, type MemoryStore } from './memory-store'
import { memoryStoryRepository } from './memory-story-repository'
import { memorySubscriberRepository } from './memory-subscriber-repository'
import { memoryTrendEditor } from './memory-trend-editor'
import { memoryTrendReader } from './memory-trend-reader'
import { memoryGuestRepository, memoryUsageRepository } from './memory-usage-repository'

/** Every port over memory, for tests: the same behaviour as SQL, proved by the same suites. */
export function memoryStorage(store: MemoryStore = emptyMemoryStore()): StoragePorts {
  const accounts = memoryAccountRepository(store)
  return {
    trends: memoryTrendReader(store),
    ingest: memoryIngestRepository(store),
    composition: memoryCompositionRepository(store),
    stories: memoryStoryRepository(store),
    pageHeads: memoryPageHeadRepository(store),
    settings: memorySettings(store),
    jobs: {
      list: async () => [...store.jobs.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
      save: async (state) => void store.jobs.set(state.name, cleanCopy(state)),
    },
    trendEditor: memoryTrendEditor(store),
    auditLog: memoryAuditLog(store),
    mails: memoryMailOutbox(store),
    mailTemplates: memoryMailTemplateRepository(store),
    smtpConfigs: memorySmtpConfigRepository(store),
    subscribers: memorySubscriberRepository(store),
    contacts: memoryContactRepository(store),
    database: { isUp: async () => true },
    accounts,
    adminAccounts: memoryAdminAccounts(store, accounts),
    analytics: memoryAnalyticsReader(store),
    sessions: memorySessionRepository(store),
    accountTokens: memoryAccountTokenRepository(store),
    attempts: memoryAttemptCounter(store),
    kyc: memoryKycRepository(store),
    usage: memoryUsageRepository(store),
    guests: memoryGuestRepository(store),
    quizzes: memoryQuizRepository(store),
    questionQuality: memoryQuestionQuality(store),
    memes: memoryMemeRepository(store),
    shareCounter: memoryShareCounter(store),
    aiKeys: memoryAiKeyRepository(store),
    aiQueue: memoryAiQueue(store),
    generationJobs: memoryGenerationJobs(store),
  }
}
