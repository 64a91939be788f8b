import { randomBytes } from 'node:crypto'
import type { seedDemo } from '@trendverse/application/admin/seed-demo'
import type { AccountEvents } from '@trendverse/application/ports/accounts'
import type { Needs, StoragePorts } from '@trendverse/application/ports/ports'
import { STARTER_TRENDS } from '@trendverse/starter-content/starter-trends'
import { createArgon2Hasher } from '../infrastructure/argon2-hasher'
import { createPasswordList } from '../infrastructure/common-passwords'
import { nodeTokens } from '../infrastructure/node-tokens'
import { systemClock } from '../infrastructure/system-clock'

/** So many trends of the first page have a leaderboard one can look at. */
const DEMO_BOARDS = 6

/** What commands of the person at the machine need. */
export type CommandPorts = Parameters<typeof seedDemo>[0] & Needs<'accountTokens' | 'secondFactors' | 'tokens'>

export function commandPorts(storage: StoragePorts, events: AccountEvents): CommandPorts {
  return {
    ...storage,
    demoTrendIds: STARTER_TRENDS.slice(0, DEMO_BOARDS).map(({ id }) => id),
    events,
    passwords: createArgon2Hasher(),
    commonPasswords: createPasswordList(),
    tokens: nodeTokens,
    clock: systemClock,
    random: { bytes: (count) => randomBytes(count) },
  }
}
