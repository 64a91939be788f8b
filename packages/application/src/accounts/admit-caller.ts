import { isBlocked } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Caller } from './caller'

type Access = 'public' | 'blocked' | 'user' | 'admin'

/** Refuses a caller who may not make a call of this access, with the code and words of the contract. */
export function admitCaller(caller: Caller, access: Access): void {
  if (access === 'public') return
  if (caller.kind === 'guest') throw new AppError('authentication_required', 'Authentication required')
  if (access === 'admin' && caller.kind !== 'admin') throw new AppError('admin_required', 'Admin access required')
  if (isBlocked(caller.user)) {
    if (access === 'blocked') return
    throw new AppError('account_blocked', 'This account is blocked.')
  }
  if (!caller.user.isActive && access !== 'blocked') throw new AppError('account_suspended', 'Account is suspended')
}
