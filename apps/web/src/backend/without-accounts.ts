import type { AccountPorts } from '@trendverse/application/accounts/account-ports'
import type { AdminPorts } from '@trendverse/application/admin/admin-ports'
import type { KycCallPorts } from '@trendverse/application/kyc/kyc-ports'
import type { MailPorts, UsePorts } from '@trendverse/application/router-context'
import { AppError } from '@trendverse/domain/primitives/app-error'

/** What every method of every port answers: signing up or in is refused in plain words. */
const refuse = (): Promise<never> =>
  Promise.reject(
    new AppError('unavailable', 'There are no accounts on this device. Please try again when you are online.'),
  )

/** Has every method there may be. `never` lets it stand for any port. */
const nothing = new Proxy({}, { get: () => refuse }) as never

/** A device that keeps no accounts and sends no mail: everybody is a guest. */
export function withoutAccounts(): Omit<AccountPorts & KycCallPorts, 'settings' | 'clock'> &
  MailPorts &
  UsePorts &
  AdminPorts {
  return {
    accounts: nothing,
    sessions: new Proxy(nothing, { get: (_, name) => (name === 'find' ? async () => null : refuse) }),
    accountTokens: nothing,
    attempts: nothing,
    tokens: nothing,
    passwords: nothing,
    commonPasswords: nothing,
    pause: refuse,
    log: nothing,
    events: nothing,
    random: nothing,
    mails: nothing,
    mailTemplates: nothing,
    mailEvents: nothing,
    smtpConfigs: nothing,
    mailTransport: nothing,
    linkTokens: nothing,
    secretBox: nothing,
    publicUrl: '',
    contacts: nothing,
    subscribers: nothing,
    usage: nothing,
    guests: { trialUsedAtMs: async () => null, spendTrial: refuse, removeOlderThan: refuse },
    media: nothing,
    images: nothing,
    adminAccounts: nothing,
    trendEditor: nothing,
    settingsEditor: nothing,
    auditLog: nothing,
    analytics: nothing,
    kyc: nothing,
    resultSignatures: null,
  }
}
