import type { KycStatus } from '@trendverse/domain/accounts/kyc'
import type { UserRole, UserStatus } from '@trendverse/domain/accounts/user'
import { UNLIMITED } from '@trendverse/domain/limits/daily-action'
import { countText } from '../../../components/text/count-text'

export const STATUS_WORDS: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  pending_verification: 'Address not verified',
  kyc_required: 'Identity check',
  suspended: 'Suspended',
  permanently_blocked: 'Blocked for good',
}

export const ROLE_WORDS: Readonly<Record<UserRole, string>> = { user: 'User', admin: 'Administrator' }

export const KYC_WORDS: Readonly<Record<KycStatus, string>> = {
  pending: 'Waits for the person',
  submitted: 'Handed in',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
}

/** A daily limit as people say it. */
export function limitText(limit: number): string {
  return limit === UNLIMITED ? 'unlimited' : countText(limit)
}

/** `user.sessions_ended` as `User: sessions ended`. */
export function actionText(action: string): string {
  const [area = '', ...deed] = action.split('.')
  const words = deed.join(' ').replaceAll('_', ' ')
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}${words === '' ? '' : `: ${words}`}`
}

/** What an entry of the log holds, in one line: `changed: role, status; role: admin`. */
export function detailsText(details: Readonly<Record<string, unknown>>): string {
  const text = (value: unknown): string => {
    if (value === null) return 'none'
    if (Array.isArray(value)) return value.map(text).join(', ')
    if (typeof value === 'string') return value
    if (typeof value !== 'object') return JSON.stringify(value) ?? ''
    return Object.entries(value)
      .map(([name, part]) => `${name} ${text(part)}`)
      .join(', ')
  }
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${text(value)}`)
    .join('; ')
}
