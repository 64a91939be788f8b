import type { AccountEvents } from '../ports/account-events'
import type { AccountRepository } from '../ports/account-repository'
import type { Clock } from '../ports/clock'
import type { GuestRepository } from '../ports/guest-repository'
import type { SettingsRepository } from '../ports/settings-repository'
import type { UsageRepository } from '../ports/usage-repository'

/** What daily limits and the trial need. */
export type LimitPorts = {
  readonly usage: UsageRepository
  readonly guests: GuestRepository
  readonly accounts: Pick<AccountRepository, 'findById' | 'award'>
  readonly settings: Pick<SettingsRepository, 'get'>
  readonly events: AccountEvents
  readonly clock: Clock
}
