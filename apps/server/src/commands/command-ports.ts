import { randomBytes, webcrypto } from 'node:crypto'
import { createTokenSource } from '@trendverse/application/accounts/create-token-source'
import type { SeedDemoPorts } from '@trendverse/application/admin/seed-demo'
import type { AccountEvents } from '@trendverse/application/ports/account-events'
import type { AccountTokenRepository } from '@trendverse/application/ports/account-token-repository'
import type { TokenSource } from '@trendverse/application/ports/token-source'
import type { StoragePorts } from '@trendverse/storage/storage-ports'
import { createArgon2Hasher } from '../infrastructure/argon2-hasher'
import { createPasswordList } from '../infrastructure/common-passwords'
import { systemClock } from '../infrastructure/system-clock'

/** What commands of the person at the machine need. */
export type CommandPorts = SeedDemoPorts & {
  readonly accountTokens: AccountTokenRepository
  readonly tokens: TokenSource
}

export function commandPorts(storage: StoragePorts, events: AccountEvents): CommandPorts {
  return {
    accounts: storage.accounts,
    accountTokens: storage.accountTokens,
    sessions: storage.sessions,
    auditLog: storage.auditLog,
    kyc: storage.kyc,
    events,
    passwords: createArgon2Hasher(),
    commonPasswords: createPasswordList(),
    tokens: createTokenSource(webcrypto),
    clock: systemClock,
    random: { bytes: (count) => randomBytes(count) },
  }
}
