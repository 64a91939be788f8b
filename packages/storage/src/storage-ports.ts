import type { AccountRepository } from '@trendverse/application/ports/account-repository'
import type { AccountTokenRepository } from '@trendverse/application/ports/account-token-repository'
import type { AdminAccounts } from '@trendverse/application/ports/admin-accounts'
import type { AiKeyRepository } from '@trendverse/application/ports/ai-key-repository'
import type { AiQueue } from '@trendverse/application/ports/ai-queue'
import type { AnalyticsReader } from '@trendverse/application/ports/analytics-reader'
import type { AttemptCounter } from '@trendverse/application/ports/attempt-counter'
import type { AuditLog } from '@trendverse/application/ports/audit-log'
import type { CompositionRepository } from '@trendverse/application/ports/composition-repository'
import type { ContactRepository } from '@trendverse/application/ports/contact-repository'
import type { DatabaseProbe } from '@trendverse/application/ports/database-probe'
import type { GenerationJobs } from '@trendverse/application/ports/generation-jobs'
import type { GuestRepository } from '@trendverse/application/ports/guest-repository'
import type { IngestRepository } from '@trendverse/application/ports/ingest-repository'
import type { JobLog } from '@trendverse/application/ports/job-log'
import type { KycRepository } from '@trendverse/application/ports/kyc-repository'
import type { MailOutbox } from '@trendverse/application/ports/mail-outbox'
import type { MailTemplateRepository } from '@trendverse/application/ports/mail-template-repository'
import type { MemeRepository } from '@trendverse/application/ports/meme-repository'
import type { PageHeadRepository } from '@trendverse/application/ports/page-heads'
import type { QuestionQualityRepository } from '@trendverse/application/ports/question-quality-repository'
import type { QuizRepository } from '@trendverse/application/ports/quiz-repository'
import type { SessionRepository } from '@trendverse/application/ports/session-repository'
import type { SettingsEditor, SettingsRepository } from '@trendverse/application/ports/settings-repository'
import type { ShareCounter } from '@trendverse/application/ports/share-counter'
import type { SmtpConfigRepository } from '@trendverse/application/ports/smtp-config-repository'
import type { StoryRepository } from '@trendverse/application/ports/story-repository'
import type { SubscriberRepository } from '@trendverse/application/ports/subscriber-repository'
import type { TrendEditor } from '@trendverse/application/ports/trend-editor'
import type { TrendReader } from '@trendverse/application/ports/trend-reader'
import type { UsageRepository } from '@trendverse/application/ports/usage-repository'

/** Every port a whole store serves, over one set of data. */
export type StoragePorts = {
  readonly trendReader: TrendReader
  readonly ingest: IngestRepository
  readonly composition: CompositionRepository
  readonly stories: StoryRepository
  readonly pageHeads: PageHeadRepository
  readonly settings: SettingsRepository & SettingsEditor
  readonly jobLog: JobLog
  readonly trendEditor: TrendEditor
  readonly auditLog: AuditLog
  readonly mails: MailOutbox
  readonly mailTemplates: MailTemplateRepository
  readonly smtpConfigs: SmtpConfigRepository
  readonly subscribers: SubscriberRepository
  readonly contacts: ContactRepository
  readonly databaseProbe: DatabaseProbe
  readonly accounts: AccountRepository
  readonly adminAccounts: AdminAccounts
  readonly analytics: AnalyticsReader
  readonly sessions: SessionRepository
  readonly accountTokens: AccountTokenRepository
  readonly attempts: AttemptCounter
  readonly kyc: KycRepository
  readonly usage: UsageRepository
  readonly guests: GuestRepository
  readonly quizzes: QuizRepository
  readonly questionQuality: QuestionQualityRepository
  readonly memes: MemeRepository
  readonly shareCounter: ShareCounter
  readonly aiKeys: AiKeyRepository
  readonly aiQueue: AiQueue
  readonly generationJobs: GenerationJobs
}
