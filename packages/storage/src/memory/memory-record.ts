import { memoryAccountRepository } from './memory-account-repository'
import { memoryAccountTokenRepository } from './memory-account-token-repository'
import { memoryAdminAccounts } from './memory-admin-accounts'
import { memoryAnalyticsReader } from './memory-analytics-reader'
import { memoryAuditLog } from './memory-audit-log'
import { memoryContactRepository } from './memory-contact-repository'
import { memoryDailyQuizzes } from './memory-daily-quizzes'
import { memoryGamePacks } from './memory-game-packs'
import { memoryGameRepository } from './memory-game-repository'
import { memoryGameRuns } from './memory-game-runs'
import { memoryKycRepository } from './memory-kyc-repository'
import { memoryMailOutbox, memoryMailTemplateRepository, memorySmtpConfigRepository } from './memory-mail'
import { memoryMediaOwners } from './memory-media-owners'
import { memoryMemeRepository } from './memory-meme-repository'
import { memoryQuestionQuality } from './memory-question-quality'
import { memoryQuizRepository } from './memory-quiz-repository'
import { memoryRateCounter } from './memory-rate-counter'
import { memorySessionRepository } from './memory-session-repository'
import { memorySettings } from './memory-settings'
import { memoryShareCounter } from './memory-share-counter'
import type { MemoryStore } from './memory-store'
import { memorySubscriberRepository } from './memory-subscriber-repository'
import { memoryGuestRepository, memoryUsageRepository } from './memory-usage-repository'

/** The ports of what people leave behind, over memory: those a device keeps by itself as well (OP-09). */
export function memoryRecord(store: MemoryStore) {
  const accounts = memoryAccountRepository(store)
  return {
    accounts,
    adminAccounts: memoryAdminAccounts(store, accounts),
    sessions: memorySessionRepository(store),
    accountTokens: memoryAccountTokenRepository(store),
    rateCounter: memoryRateCounter(store),
    settings: memorySettings(store),
    mails: memoryMailOutbox(store),
    mailTemplates: memoryMailTemplateRepository(store),
    smtpConfigs: memorySmtpConfigRepository(store),
    subscribers: memorySubscriberRepository(store),
    contacts: memoryContactRepository(store),
    auditLog: memoryAuditLog(store),
    analytics: memoryAnalyticsReader(store),
    usage: memoryUsageRepository(store),
    guests: memoryGuestRepository(store),
    kyc: memoryKycRepository(store),
    quizzes: memoryQuizRepository(store),
    dailyQuizzes: memoryDailyQuizzes(store),
    questionQuality: memoryQuestionQuality(store),
    memes: memoryMemeRepository(store),
    mediaOwners: memoryMediaOwners(store),
    games: memoryGameRepository(store),
    gamePacks: memoryGamePacks(store),
    gameRuns: memoryGameRuns(store),
    shareCounter: memoryShareCounter(store),
  }
}
