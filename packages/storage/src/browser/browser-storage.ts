import type { AnalyticsReader } from '@trendverse/application/ports/analytics-reader'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { memoryAccountRepository } from '../memory/memory-account-repository'
import { memoryAccountTokenRepository } from '../memory/memory-account-token-repository'
import { memoryAdminAccounts } from '../memory/memory-admin-accounts'
import { memoryAnalyticsReader } from '../memory/memory-analytics-reader'
import { memoryAttemptCounter } from '../memory/memory-attempt-counter'
import { memoryAuditLog } from '../memory/memory-audit-log'
import { memoryContactRepository } from '../memory/memory-contact-repository'
import { memoryKycRepository } from '../memory/memory-kyc-repository'
import { memoryMailOutbox, memoryMailTemplateRepository, memorySmtpConfigRepository } from '../memory/memory-mail'
import { memoryMemeRepository } from '../memory/memory-meme-repository'
import { memoryQuestionQuality } from '../memory/memory-question-quality'
import { memoryQuizRepository } from '../memory/memory-quiz-repository'
import { memoryShareCounter } from '../memory/memory-share-counter'
import { memorySessionRepository } from '../memory/memory-session-repository'
import { memorySettings } from '../memory/memory-settings'
import { emptyMemoryStore, type MemoryStore } from '../memory/memory-store'
import { memorySubscriberRepository } from '../memory/memory-subscriber-repository'
import { memoryGuestRepository, memoryUsageRepository } from '../memory/memory-usage-repository'
import type { DeviceStore } from './device-store'

/** What a device keeps by itself in browser mode (OP-09). */
export type BrowserStorage = Pick<
  StoragePorts,
  | 'accounts'
  | 'adminAccounts'
  | 'sessions'
  | 'accountTokens'
  | 'attempts'
  | 'settings'
  | 'mails'
  | 'mailTemplates'
  | 'smtpConfigs'
  | 'subscribers'
  | 'contacts'
  | 'auditLog'
  | 'usage'
  | 'guests'
  | 'kyc'
  | 'quizzes'
  | 'questionQuality'
  | 'memes'
  | 'shareCounter'
> & {
  /** Without the trends, which are the trend reader's. */
  readonly analytics: Omit<AnalyticsReader, 'listTopTrends'>
}

/**
 * The very adapters that run over memory, each call over what local storage holds at that moment and written back
 * before it is answered. One implementation of the rules serves both, and both pass the same suites.
 */
export function browserStorage(device: DeviceStore): BrowserStorage {
  return {
    accounts: kept(device, memoryAccountRepository),
    adminAccounts: kept(device, (store) => memoryAdminAccounts(store, memoryAccountRepository(store))),
    sessions: kept(device, memorySessionRepository),
    accountTokens: kept(device, memoryAccountTokenRepository),
    attempts: kept(device, memoryAttemptCounter),
    settings: kept(device, memorySettings),
    mails: kept(device, memoryMailOutbox),
    mailTemplates: kept(device, memoryMailTemplateRepository),
    smtpConfigs: kept(device, memorySmtpConfigRepository),
    subscribers: kept(device, memorySubscriberRepository),
    contacts: kept(device, memoryContactRepository),
    auditLog: kept(device, memoryAuditLog),
    usage: kept(device, memoryUsageRepository),
    guests: kept(device, memoryGuestRepository),
    kyc: kept(device, memoryKycRepository),
    quizzes: kept(device, memoryQuizRepository),
    questionQuality: kept(device, memoryQuestionQuality),
    memes: kept(device, memoryMemeRepository),
    shareCounter: kept(device, memoryShareCounter),
    analytics: kept(device, memoryAnalyticsReader),
  }
}

type Method = (...input: readonly unknown[]) => Promise<unknown>

/** A port whose every call is one transaction of the device. */
function kept<Port extends object>(device: DeviceStore, open: (store: MemoryStore) => Port): Port {
  // Every port consists of methods that answer with a promise, and nothing else.
  const methodsOf = (store: MemoryStore) => open(store) as unknown as Readonly<Record<string, Method>>
  const calls = Object.keys(methodsOf(emptyMemoryStore())).map((name): [string, Method] => [
    name,
    (...input) =>
      device.transact(async (store) => {
        const method = methodsOf(store)[name]
        if (method === undefined) throw new Error(`the port has no ${name}`)
        return method(...input)
      }),
  ])
  // The same names with the same methods, as taken from the port above.
  return Object.fromEntries(calls) as unknown as Port
}
