import type { Caller, CallOrigin } from './accounts/caller'
import type { IdentifyPorts } from './accounts/identify-caller'
import type { HealthPorts } from './health/get-health'
import type { SettingsRepository } from './ports/settings-repository'
import type { TrendReader } from './ports/trend-reader'

/** What the calls need from the home they run in: the server's request or the visitor's browser. */
export type RouterContext = HealthPorts &
  IdentifyPorts & {
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
