import type { Account } from '@trendverse/domain/accounts/account'
import type { ThemeChoice, UserPatch } from '@trendverse/domain/accounts/user'
import { chooseTimeZone } from '@trendverse/domain/limits/own-day'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'
import type { SignedInCaller } from './caller'
import { makerChanged } from './maker-changed'
import { nameTaken } from './name-taken'
import { type ReadAccountPorts, readAccount } from './read-account'

export type ProfileEdit = {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly username?: string | undefined
  readonly bio?: string | undefined
  readonly theme?: ThemeChoice | undefined
  readonly notifications?: boolean | undefined
  readonly runsOnBoards?: boolean | undefined
  readonly timeZone?: string | undefined
  /** Takes a shared profile back. */
  readonly profileShared?: false | undefined
}

/** Changes what the owner of an account may change, and answers it as it is then. Texts lose the spaces around them. */
export async function updateProfile(
  ports: ReadAccountPorts & Needs<'accounts' | 'events'>,
  caller: SignedInCaller,
  { timeZone, profileShared, ...edit }: ProfileEdit,
): Promise<Account> {
  const present = await ports.accounts.findById(caller.user.id)
  if (present === null) throw gone()
  const texts = Object.entries(edit).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value])
  const patch: UserPatch = {
    // Keys and kinds of values are those of the edit; only spaces went.
    ...(Object.fromEntries(texts.filter(([, value]) => value !== undefined)) as Omit<
      ProfileEdit,
      'timeZone' | 'profileShared'
    >),
    ...(profileShared === undefined ? {} : { profileSharedAtMs: null }),
    ...(timeZone === undefined ? {} : chooseTimeZone(present, timeZone, ports.clock.nowMs())),
  } as UserPatch
  const updated = await ports.accounts.update(present.id, patch)
  if (updated === null) throw gone()
  if (updated === 'username_taken' || updated === 'email_taken') throw nameTaken(updated)
  await (updated.firstName === present.firstName
    ? ports.events.accountChanged(present.id)
    : makerChanged(ports, present.id))
  return readAccount(ports, updated)
}

/** Deleted while the call was on its way. */
function gone(): AppError {
  return new AppError('authentication_required', 'Authentication required')
}
