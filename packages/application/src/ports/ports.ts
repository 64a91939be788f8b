import type { RepairJson } from '@trendverse/domain/ai/read-reply'
import type { AccountEvents, AccountRepository, AdminAccounts, GuestRepository } from './accounts'
import type { AnalyticsReader, AuditLog, JobLog, SettingsRepository } from './administration'
import type {
  AiKeyRepository,
  AiQueue,
  ChatModel,
  Embeddings,
  ImageModel,
  KeyPool,
  ListKnownKeys,
  TextModeration,
} from './ai'
import type { ContactRepository, SubscriberRepository } from './correspondence'
import type { DailyQuizRepository } from './daily-quizzes'
import type { ForecastRepository } from './forecasts'
import type { GameLibrary, GamePackRepository, GameRepository, GameRunRepository, ReplayRuns } from './games'
import type { Handwritten } from './handwritten'
import type { KycRepository, ResultSignatures } from './identity-checks'
import type { CreateMomentumModel, IngestRepository, SourceControls } from './ingest'
import type { GenerationJobs, RateCounter, UsageRepository } from './limits'
import type {
  MailEvents,
  MailOutbox,
  MailTemplateRepository,
  MailTransport,
  SmtpConfig,
  SmtpConfigRepository,
} from './mail'
import type { ImageEncoder, MediaOwners, MediaStore, MemeRepository, PictureSource } from './memes'
import type { PredictionRepository } from './predictions'
import type { QuestionQualityRepository, QuizRepository } from './quizzes'
import type { PageHeadReader, PageHeadRepository, TrendSourceGateway } from './reading'
import type { ReportRepository } from './reports'
import type { OneTimeCodes, SecondFactorRepository, SignInPlaces } from './second-factor'
import type {
  AccountTokenRepository,
  LinkTokens,
  PasswordHasher,
  PasswordList,
  SessionRepository,
  TokenSource,
} from './sessions'
import type { CompositionRepository, StoryRepository } from './stories'
import type { TrendLives } from './trend-lives'
import type { ShareCounter, TrendChanges, TrendEditor, TrendReader } from './trends'
import type {
  BackupProbe,
  CallOrigin,
  Clock,
  DatabaseProbe,
  DiskProbe,
  InBackground,
  LetOthersRun,
  Logger,
  Pause,
  Random,
  SecretBox,
  StartTimer,
} from './world'

/**
 * Everything the product remembers, over one set of data; every adapter passes the suites in `storage/contract-tests`.
 */
export type StoragePorts = {
  readonly trends: TrendReader
  readonly ingest: IngestRepository
  readonly forecasts: ForecastRepository
  readonly sourceControls: SourceControls
  readonly composition: CompositionRepository
  readonly stories: StoryRepository
  readonly trendLives: TrendLives
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
  readonly secondFactors: SecondFactorRepository
  readonly signInPlaces: SignInPlaces
  readonly rateCounter: RateCounter
  readonly kyc: KycRepository
  readonly usage: UsageRepository
  readonly guests: GuestRepository
  readonly quizzes: QuizRepository
  readonly dailyQuizzes: DailyQuizRepository
  readonly questionQuality: QuestionQualityRepository
  readonly memes: MemeRepository
  readonly mediaOwners: MediaOwners
  readonly games: GameRepository
  readonly gamePacks: GamePackRepository
  readonly gameRuns: GameRunRepository
  readonly predictions: PredictionRepository
  readonly reports: ReportRepository
  readonly shareCounter: ShareCounter
  readonly aiKeys: AiKeyRepository
  readonly aiQueue: AiQueue
  readonly generationJobs: GenerationJobs
}

/** What the world around the product gives: time, chance, secrets, and somebody to tell. */
export type WorldPorts = {
  readonly clock: Clock
  readonly disk: DiskProbe
  readonly backups: BackupProbe
  readonly random: Random
  readonly log: Logger
  readonly pause: Pause
  readonly startTimer: StartTimer
  readonly letOthersRun: LetOthersRun
  readonly inBackground: InBackground
  readonly tokens: TokenSource
  readonly passwords: PasswordHasher
  readonly oneTimeCodes: OneTimeCodes
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
  /** Null unless an operator names an address (`EMBEDDINGS_BASE_URL`). */
  readonly embeddings: Embeddings | null
}

/** What mails are written, sealed and sent with. */
export type MailPorts = {
  readonly mailEvents: MailEvents
  readonly mailTransport: MailTransport
  /** What mail goes through while administrators have set up no server (`SMTP_URL`); null: nothing. */
  readonly fallbackMailServer: SmtpConfig | null
  /** Whether a link that no server can mail is shown in the log. Never in production: it holds a token. */
  readonly logsUnsentLinks: boolean
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

/** What the games of our own bring along. */
export type GamePorts = {
  readonly gameLibrary: GameLibrary
  readonly replayRuns: ReplayRuns
}

/** What was written by hand and comes with the product. */
export type ContentPorts = {
  readonly handwritten: Handwritten
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
  /**
   * Keeps a new guest's id with the visitor: the server by a signed cookie (LM-09). Absent where nobody can keep it.
   */
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
  GamePorts &
  ContentPorts &
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
