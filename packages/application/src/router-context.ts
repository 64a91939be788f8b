import type { AccountPorts } from './accounts/account-ports'
import type { Caller } from './accounts/caller'
import type { IdentifyPorts } from './accounts/identify-caller'
import type { AdminPorts } from './admin/admin-ports'
import type { HealthPorts } from './health/get-health'
import type { KycCallPorts } from './kyc/kyc-ports'
import type { CallPorts, MailPorts, MediaPorts, Needs } from './ports/ports'
import type { SettingsRepository } from './ports/settings-repository'
import type { TrendReader } from './ports/trend-reader'

/** What is remembered beside accounts and trends. */
type RecordPorts = Needs<
  | 'contacts'
  | 'guests'
  | 'mails'
  | 'mailTemplates'
  | 'memes'
  | 'questionQuality'
  | 'quizzes'
  | 'shareCounter'
  | 'smtpConfigs'
  | 'subscribers'
>

/** What the calls need from the home they run in: the server's request or the visitor's browser. */
export type RouterContext = HealthPorts &
  IdentifyPorts &
  AccountPorts &
  MailPorts &
  MediaPorts &
  CallPorts &
  RecordPorts &
  Needs<'ai'> &
  AdminPorts &
  KycCallPorts & {
    readonly trends: TrendReader
    readonly settings: SettingsRepository
    /** Version of the product and the instant this process (or page) started, milliseconds since 1970. */
    readonly about: { readonly version: string; readonly startedAtMs: number }
  }

/** What handlers see: the caller is known and was admitted. */
export type AdmittedContext = RouterContext & { readonly caller: Caller }
