import { changeStatus, type SettableStatus } from '@trendverse/domain/accounts/change-status'
import {
  isFlaggedForKyc,
  type User,
  type UserPatch,
  type UserRole,
  type UserStatus,
} from '@trendverse/domain/accounts/user'
import type { PerAction } from '@trendverse/domain/limits/daily-action'
import { inOneForm } from '@trendverse/domain/mail/mail-address'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { assertUnchanged } from '@trendverse/domain/primitives/assert-unchanged'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { SignedInCaller } from '../accounts/caller'
import { makerChanged } from '../accounts/maker-changed'
import { nameTaken } from '../accounts/name-taken'
import type { ReadAccountPorts } from '../accounts/read-account'
import type { AccountChange } from '../ports/accounts'
import type { Needs } from '../ports/ports'
import { type AdminAccount, readAdminAccount } from './admin-account'
import { checkNames, type NameFields } from './new-admin'
import { actorOf, recordAudit } from './record-audit'
import type { SpendCodePorts } from './second-factor/spend-code'
import { type TypedSecondStep, takeSecondStep } from './second-factor/take-second-step'

/** What an administrator saw of an account before they changed it. */
export type SeenUser = { readonly [Field in keyof NameFields]?: string | undefined } & {
  readonly role?: UserRole | undefined
  readonly status?: UserStatus | undefined
  readonly dailyLimits?: UserEdit['dailyLimits']
}

export type UserEdit = { readonly [Field in keyof NameFields]?: string | undefined } & {
  readonly role?: UserRole | undefined
  readonly status?: SettableStatus | undefined
  /** False suspends, true lets back in. */
  readonly isActive?: boolean | undefined
  readonly dailyLimits?: { readonly [Action in keyof PerAction]?: number | null | undefined } | undefined
  /** Refused where somebody else has changed these since. */
  readonly expected?: SeenUser | undefined
}

export function userNotFound(): AppError {
  return new AppError('not_found', 'This account no longer exists.')
}

export function lastAdmin(): AppError {
  return new AppError('conflict', 'This is the last administrator who can sign in.')
}

const STATUS_REFUSALS = {
  blocked: 'This account is permanently blocked. Unblock it first.',
  checked: 'This account has an open identity check. Decide it first.',
} as const

function wantedStatus(user: User, { status, isActive }: UserEdit): SettableStatus | null {
  if (status !== undefined) {
    if (isActive !== undefined && isActive !== (status !== 'suspended')) {
      const message = 'This contradicts the status.'
      throw new AppError('invalid_input', message, { fields: { isActive: message } })
    }
    return status
  }
  if (isActive === undefined || isActive === user.isActive) return null
  if (!isActive) return 'suspended'
  return user.emailVerified ? 'active' : 'pending_verification'
}

function statusPatch(user: User, edit: UserEdit, nowMs: number): UserPatch {
  const wanted = wantedStatus(user, edit)
  if (wanted === null) return {}
  const change = changeStatus(user, wanted, nowMs)
  if (!change.allowed) throw new AppError('conflict', STATUS_REFUSALS[change.reason])
  return change.patch
}

function editPatch(user: User, edit: UserEdit, nowMs: number): UserPatch {
  const { firstName, lastName, username, email, role, dailyLimits = {} } = edit
  // An administrator under a check could block the last one who decides about checks.
  if (role === 'admin' && isFlaggedForKyc(user)) throw new AppError('conflict', STATUS_REFUSALS.checked)
  const names = Object.entries({ firstName, lastName, username, email }).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, field === 'email' ? inOneForm(value) : value.trim()] as const],
  )
  const limits = Object.entries(dailyLimits).filter(([, limit]) => limit !== undefined)
  const all: UserPatch = {
    ...Object.fromEntries(names),
    ...(role !== undefined && { role }),
    ...(limits.length > 0 && {
      dailyLimitOverrides: { ...user.dailyLimitOverrides, ...Object.fromEntries(limits) },
    }),
    ...statusPatch(user, edit, nowMs),
  }
  const changed = Object.entries(all).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(user[key as keyof User]), // keys of a patch are keys of a user
  )
  return Object.fromEntries(changed)
}

const FIELD_NAMES = {
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  memes: 'Memes per day',
  quizzes: 'Quizzes per day',
  games: 'Games per day',
}

/** Whatever the reason, somebody else does it: nobody locks themselves out by a slip. */
function refuseOnOneself(caller: SignedInCaller, user: User, patch: UserPatch): void {
  if (caller.user.id !== user.id) return
  if (patch.role !== undefined) {
    throw new AppError('conflict', 'You can’t change your own role. Another administrator can.')
  }
  if (patch.status === 'suspended' || patch.emailVerified === false) {
    throw new AppError('conflict', 'You can’t suspend yourself. Another administrator can.')
  }
}

function assertAsSeen(user: User, { dailyLimits, ...seen }: SeenUser = {}): void {
  assertUnchanged({ ...user, ...user.dailyLimitOverrides }, { ...seen, ...dailyLimits }, FIELD_NAMES)
}

/** Asks for the code last, when nothing else refuses the change: a code works only once. */
async function proveOwnAddress(
  ports: SpendCodePorts & Needs<'accounts'>,
  caller: SignedInCaller,
  patchOf: (kept: User) => UserPatch,
  code: string | undefined,
): Promise<void> {
  const user = await ports.accounts.findById(caller.user.id)
  if (user === null) return
  const { email, username } = patchOf(user)
  if (email === undefined) return
  const isOthers = (found: User | null): boolean => found !== null && found.id !== user.id
  if (username !== undefined && isOthers(await ports.accounts.findByUsername(username)))
    throw nameTaken('username_taken')
  if (isOthers(await ports.accounts.findByEmail(email))) throw nameTaken('email_taken')
  await takeSecondStep(ports, caller.session, user, { code })
}

/** What of a change the log may keep for ever: names and addresses by field only. */
function auditDetails({ role, status, dailyLimitOverrides, ...patch }: UserPatch) {
  const changed = Object.keys({ ...patch, role, status, dailyLimitOverrides }).filter(
    (key) => ({ ...patch, role, status, dailyLimitOverrides })[key as keyof UserPatch] !== undefined,
  )
  return {
    changed,
    ...(role !== undefined && { role }),
    ...(status !== undefined && { status }),
    ...(dailyLimitOverrides !== undefined && { dailyLimitOverrides }),
  }
}

/** Changes an account by what is made of it as it is at that moment; refusals in the words of administrators. */
export async function changeUser(
  ports: Needs<'adminAccounts'>,
  id: Uuid,
  patchOf: (user: User) => UserPatch,
): Promise<AccountChange> {
  const change = await ports.adminAccounts.update(id, patchOf)
  if (change === null) throw userNotFound()
  if (change === 'last_admin') throw lastAdmin()
  if (typeof change === 'string') throw nameTaken(change)
  return change
}

/**
 * Changes an account (API-09, OP-23). Whoever is suspended, or is no administrator any more, loses all sessions. The last
 * administrator who can sign in stays one, and nobody suspends or demotes themselves. Links that set passwords go to an
 * account's address, so one's own takes a code where a second factor is on. Throws AppError `not_found`, `conflict`,
 * `username_taken`, `email_taken`, `second_factor_required`, `code_wrong`.
 */
export async function updateUser(
  ports: SpendCodePorts & ReadAccountPorts & Needs<'accounts' | 'adminAccounts' | 'events' | 'sessions'>,
  caller: SignedInCaller,
  id: Uuid,
  { code, ...edit }: UserEdit & TypedSecondStep,
): Promise<AdminAccount> {
  checkNames(edit)
  const nowMs = ports.clock.nowMs()
  const patchOf = (kept: User): UserPatch => {
    assertAsSeen(kept, edit.expected)
    const made = editPatch(kept, edit, nowMs)
    refuseOnOneself(caller, kept, made)
    return made
  }
  if (caller.user.id === id && edit.email !== undefined) await proveOwnAddress(ports, caller, patchOf, code)
  const { patch, user } = await changeUser(ports, id, patchOf)
  if (Object.keys(patch).length === 0) return readAdminAccount(ports, user)
  if (patch.status === 'suspended' || patch.role !== undefined) await ports.sessions.endAll(id, null)
  const isSeen = patch.status !== undefined || patch.firstName !== undefined
  await (isSeen ? makerChanged(ports, id) : ports.events.accountChanged(id))
  await recordAudit(ports, actorOf(caller), 'user.updated', id, auditDetails(patch))
  return readAdminAccount(ports, user)
}
