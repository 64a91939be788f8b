import type { QueueMailPorts } from '../mail/queue-mail'
import type { AccountEvents } from '../ports/account-events'
import type { AccountRepository } from '../ports/account-repository'
import type { AccountTokenRepository } from '../ports/account-token-repository'
import type { AttemptCounter } from '../ports/attempt-counter'
import type { InBackground } from '../ports/in-background'
import type { Logger } from '../ports/logger'
import type { PasswordHasher } from '../ports/password-hasher'
import type { PasswordList } from '../ports/password-list'
import type { Pause } from '../ports/pause'
import type { SessionRepository } from '../ports/session-repository'
import type { TokenSource } from '../ports/token-source'
import type { UsageRepository } from '../ports/usage-repository'

/** What the calls about accounts need. */
export type AccountPorts = QueueMailPorts & {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly accountTokens: AccountTokenRepository
  readonly attempts: AttemptCounter
  readonly usage: UsageRepository
  readonly tokens: TokenSource
  readonly passwords: PasswordHasher
  readonly commonPasswords: PasswordList
  readonly events: AccountEvents
  readonly pause: Pause
  readonly inBackground: InBackground
  readonly log: Logger
}
