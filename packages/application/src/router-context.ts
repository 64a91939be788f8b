import type { AccountPorts } from './accounts/account-ports'
import type { Caller, CallOrigin } from './accounts/caller'
import type { IdentifyPorts } from './accounts/identify-caller'
import type { AdminPorts } from './admin/admin-ports'
import type { AiPorts } from './ai/ai-ports'
import type { HealthPorts } from './health/get-health'
import type { KycCallPorts } from './kyc/kyc-ports'
import type { ContactRepository } from './ports/contact-repository'
import type { GuestRepository } from './ports/guest-repository'
import type { ImageEncoder } from './ports/image-encoder'
import type { LinkTokens } from './ports/link-tokens'
import type { MailEvents } from './ports/mail-events'
import type { MailOutbox } from './ports/mail-outbox'
import type { MailTemplateRepository } from './ports/mail-template-repository'
import type { MailTransport } from './ports/mail-transport'
import type { MediaStore } from './ports/media-store'
import type { MemeRepository } from './ports/meme-repository'
import type { QuestionQualityRepository } from './ports/question-quality-repository'
import type { QuizRepository } from './ports/quiz-repository'
import type { SecretBox } from './ports/secret-box'
import type { SettingsRepository } from './ports/settings-repository'
import type { ShareCounter } from './ports/share-counter'
import type { SmtpConfigRepository } from './ports/smtp-config-repository'
import type { SubscriberRepository } from './ports/subscriber-repository'
import type { TrendReader } from './ports/trend-reader'

/** What calls need to queue mail, and administrators to see how it goes out. */
export type MailPorts = {
  readonly mails: MailOutbox
  readonly mailTemplates: MailTemplateRepository
  readonly mailEvents: MailEvents
  readonly smtpConfigs: SmtpConfigRepository
  readonly mailTransport: MailTransport
  readonly secretBox: SecretBox
  readonly linkTokens: LinkTokens
  /** Origin of every link handed out, without a trailing slash; never from a request. */
  readonly publicUrl: string
}

/** What the trial, quizzes, shares, pictures, and an account's whole record need. */
export type UsePorts = {
  readonly contacts: ContactRepository
  readonly subscribers: SubscriberRepository
  readonly guests: GuestRepository
  readonly quizzes: QuizRepository
  readonly questionQuality: QuestionQualityRepository
  readonly memes: MemeRepository
  readonly shareCounter: ShareCounter
  readonly media: MediaStore
  readonly images: ImageEncoder
}

/** What the calls need from the home they run in: the server's request or the visitor's browser. */
export type RouterContext = HealthPorts &
  IdentifyPorts &
  AccountPorts &
  MailPorts &
  UsePorts &
  AdminPorts &
  KycCallPorts & {
    readonly origin: CallOrigin
    readonly trends: TrendReader
    readonly settings: SettingsRepository
    /** Version of the product and the instant this process (or page) started, milliseconds since 1970. */
    readonly about: { readonly version: string; readonly startedAtMs: number }
    /** Calls of models; null on a device, where no key ever is. */
    readonly ai: AiPorts | null
    /** Keeps a new guest's id with the visitor (LM-09); absent where no answer can carry it. */
    readonly rememberGuest?: (guestId: string) => void
    /** Refuses (AppError `rate_limited`) when this caller has counted too many events; absent where nobody shares. */
    readonly admitTrendEvent?: () => Promise<void>
  }

/** What handlers see: the caller is known and was admitted. */
export type AdmittedContext = RouterContext & { readonly caller: Caller }
