import type { QueueMailPorts } from '../mail/queue-mail'
import type { Needs } from '../ports/ports'

/** What the calls about accounts need. */
export type AccountPorts = QueueMailPorts &
  Needs<
    | 'accountTokens'
    | 'accounts'
    | 'rateCounter'
    | 'commonPasswords'
    | 'events'
    | 'inBackground'
    | 'log'
    | 'passwords'
    | 'pause'
    | 'quizzes'
    | 'sessions'
    | 'tokens'
    | 'usage'
  >
