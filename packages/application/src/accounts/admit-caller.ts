import { isBlocked } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Caller } from './caller'

/** What a call of the contract says about who may make it. */
export type Admission = {
  readonly access: 'public' | 'blocked' | 'user' | 'admin'
  readonly whileBlocked: boolean
}

/** Refuses a caller who may not make such a call, with the code and words of the contract. */
export function admitCaller(caller: Caller, { access, whileBlocked }: Admission): void {
  if (caller.kind === 'guest') {
    if (access === 'public') return
    throw new AppError('authentication_required', 'Authentication required')
  }
  if (access === 'admin' && caller.kind !== 'admin') throw new AppError('admin_required', 'Admin access required')
  if (isBlocked(caller.user)) {
    if (whileBlocked) return
    throw new AppError('account_blocked', 'This account is blocked.')
  }
  const needsActive = access === 'user' || access === 'admin'
  if (!caller.user.isActive && needsActive) throw new AppError('account_suspended', 'Account is suspended')
}
