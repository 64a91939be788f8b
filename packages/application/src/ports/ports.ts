import type { RepairJson } from '@trendverse/domain/ai/read-reply'
import type { AccountEvents } from './account-events'
import type { AccountRepository } from './account-repository'
import type { AccountTokenRepository } from './account-token-repository'
import type { AdminAccounts } from './admin-accounts'
import type { AiKeyRepository, ListKnownKeys } from './ai-key-repository'
import type { AiQueue } from './ai-queue'
import type { AnalyticsReader } from './analytics-reader'
import type { AttemptCounter } from './attempt-counter'
import type { AuditLog } from './audit-log'
import type { CallOrigin } from './call-origin'
import type { ChatModel } from './chat-model'
import type { Clock } from './clock'
import type { CompositionRepository } from './composition-repository'
import type { ContactRepository } from './contact-repository'
import type { DatabaseProbe } from './database-probe'
import type { GenerationJobs } from './generation-jobs'
import type { GuestRepository } from './guest-repository'
import type { ImageEncoder } from './image-encoder'
import type { ImageModel } from './image-model'
import type { InBackground } from './in-background'
import type { IngestRepository } from './ingest-repository'
import type { JobLog } from './job-log'
import type { KeyPool } from './key-pool'
import type { KycRepository } from './kyc-repository'
import type { LinkTokens } from './link-tokens'
import type { Logger } from './logger'
import type { MailEvents } from './mail-events'
import type { MailOutbox } from './mail-outbox'
import type { MailTemplateRepository } from './mail-template-repository'
import type { MailTransport } from './mail-transport'
import type { MediaStore } from './media-store'
import type { MemeRepository } from './meme-repository'
import type { CreateMomentumModel } from './momentum-model'
import type { PageHeadReader, PageHeadRepository } from './page-heads'
import type { PasswordHasher } from './password-hasher'
import type { PasswordList } from './password-list'
import type { LetOthersRun, Pause } from './pause'
import type { PictureSource } from './picture-source'
import type { QuestionQualityRepository } from './question-quality-repository'
import type { QuizRepository } from './quiz-repository'
import type { Random } from './random'
import type { ResultSignatures } from './result-signatures'
import type { SecretBox } from './secret-box'
import type { SessionRepository } from './session-repository'
import type { SettingsRepository } from './settings-repository'
import type { ShareCounter } from './share-counter'
import type { SmtpConfigRepository } from './smtp-config-repository'
import type { StartTimer } from './start-timer'
import type { StoryRepository } from './story-repository'
import type { SubscriberRepository } from './subscriber-repository'
import type { TextModeration } from './text-moderation'
import type { TokenSource } from './token-source'
import type { TrendChanges } from './trend-changes'
import type { TrendEditor } from './trend-editor'
import type { TrendReader } from './trend-reader'
import type { TrendSourceGateway } from './trend-source-gateway'
import type { UsageRepository } from './usage-repository'

/** Everything the product remembers, over one set of data; every adapter passes the suites in `storage/contract-tests`. */
export type StoragePorts = {
  readonly trends: TrendReader
  readonly ingest: IngestRepository
  readonly composition: CompositionRepository
  readonly stories: StoryRepository
  readonly pageHeads: PageHeadRepository
  readonly settings: SettingsRepository
  readonly jobs: JobLog
  readonly trendEditor: TrendEditor
  readonly auditLog: AuditLog
  readonly mails: MailOutbox
  readonly mailTemplates: MailTemplateRepository
  readonly smtpConfigs: SmtpConfigRepository
  readonly subscribers: SubscriberRepository
  readonly contacts: ContactRepository
  readonly database: DatabaseProbe
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

/** What the world around the product gives: time, chance, secrets, and somebody to tell. */
export type WorldPorts = {
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly pause: Pause
  readonly startTimer: StartTimer
  readonly letOthersRun: LetOthersRun
  readonly inBackground: InBackground
  readonly tokens: TokenSource
  readonly passwords: PasswordHasher
  readonly commonPasswords: PasswordList
  /** Null where no identity provider is set up. */
  readonly resultSignatures: ResultSignatures | null
  readonly events: AccountEvents
}

/** What is read of other sites, what scores it, and who is told. Only a server reads. */
export type ReadingPorts = {
  readonly gateway: TrendSourceGateway
  readonly pageHeadReader: PageHeadReader
  readonly createModel: CreateMomentumModel
  readonly trendChanges: TrendChanges
}

/** What mails are written, sealed and sent with. */
export type MailPorts = {
  readonly mailEvents: MailEvents
  readonly mailTransport: MailTransport
  readonly secretBox: SecretBox
  readonly linkTokens: LinkTokens
  /** Origin of every link handed out, without a trailing slash; never from a request. */
  readonly publicUrl: string
}

/** Where pictures of visitors go. */
export type MediaPorts = {
  readonly media: MediaStore
  readonly images: ImageEncoder
}

/** What calls of models need. Only a server has it: no key is ever in a browser (OP-09). */
export type AiPorts = {
  readonly keyPool: KeyPool
  readonly chatModel: ChatModel
  readonly imageModel: ImageModel
  readonly moderation: TextModeration
  readonly pictureSource: PictureSource
  readonly repairJson: RepairJson
  readonly aiKeys: AiKeyRepository
  readonly listKnownKeys: ListKnownKeys
  readonly aiQueue: AiQueue
  readonly generationJobs: GenerationJobs
  readonly startTimer: StartTimer
}

/** What comes with one call. */
export type CallPorts = {
  readonly origin: Pick<CallOrigin, 'network' | 'guestId'>
  /** Keeps a new guest's id with the visitor: the server by a signed cookie (LM-09). Absent where nobody can keep it. */
  readonly rememberGuest?: ((guestId: string) => void) | undefined
  /** Refuses (AppError `rate_limited`) when this caller has counted too many events; absent where nobody shares. */
  readonly admitTrendEvent?: () => Promise<void>
}

/** Everything use cases need, by its one name. The only list: a port is named here and nowhere else. */
export type Ports = StoragePorts &
  WorldPorts &
  ReadingPorts &
  MailPorts &
  MediaPorts &
  CallPorts & {
    /** Null where no model can be asked: on a device, where no key ever is. */
    readonly ai: AiPorts | null
  }

/**
 * The ports a use case says it needs.
 *
 * @example export async function answerQuestion(ports: Needs<'quizzes' | 'origin' | 'clock'>, input: Answer)
 */
export type Needs<Name extends keyof Ports> = Pick<Ports, Name>
