import type { UserStatus } from '@trendverse/domain/accounts/user'

/** AC-05, OP-16: what the state of an account is called, and whether it asks for something. */
export const STATUS_TEXTS: Readonly<Record<UserStatus, { readonly text: string; readonly isWell: boolean }>> = {
  active: { text: 'Active', isWell: true },
  pending_verification: { text: 'Email not verified yet', isWell: false },
  kyc_required: { text: 'Identity check needed', isWell: false },
  suspended: { text: 'Suspended', isWell: false },
  permanently_blocked: { text: 'Blocked', isWell: false },
}
