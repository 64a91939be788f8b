import type { Caller, CallOrigin } from './accounts/caller'
import type { IdentifyPorts } from './accounts/identify-caller'
import type { HealthPorts } from './health/get-health'
import type { AccountEvents } from './ports/account-events'
import type { AccountRepository } from './ports/account-repository'
import type { AccountTokenRepository } from './ports/account-token-repository'
import type { AttemptCounter } from './ports/attempt-counter'
import type { Random } from './ports/random'
import type { SessionRepository } from './ports/session-repository'
import type { SettingsRepository } from './ports/settings-repository'
import type { TokenSource } from './ports/token-source'
import type { TrendReader } from './ports/trend-reader'

/** What the calls about accounts need. */
export type AccountPorts = {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly accountTokens: AccountTokenRepository
  readonly attempts: AttemptCounter
  readonly tokens: TokenSource
  readonly events: AccountEvents
  readonly random: Random
}

/** What the calls need from the home they run in: the server's request or the visitor's browser. */
export type RouterContext = HealthPorts &
  IdentifyPorts &
  AccountPorts & {
    readonly origin: CallOrigin
    readonly trends: TrendReader
    readonly settings: SettingsRepository
    /** Version of the product and the instant this process (or page) started, milliseconds since 1970. */
    readonly about: { readonly version: string; readonly startedAtMs: number }
    /** Refuses (AppError `rate_limited`) when this caller has counted too many events; absent where nobody shares. */
    readonly admitTrendEvent?: () => Promise<void>
  }

/** What handlers see: the caller is known and was admitted. */
export type AdmittedContext = RouterContext & { readonly caller: Caller }
