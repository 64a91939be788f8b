import { ACHIEVEMENT_IDS } from '@trendverse/domain/accounts/achievements'
import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import type { User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { sharedName } from '@trendverse/domain/social/share-texts'
import type { Needs } from '../ports/ports'
import type { SignedInCaller } from './caller'

/** `2026-03`: what is told of an instant. */
const MONTH_LENGTH = 7

/**
 * A profile as whoever has its link sees it: what is on it is all that sharing makes public (OP-64, docs/decisions/011).
 * Null for names nobody has, and for profiles that are not shared, were taken down, or whose account is closed: the same answer, so that
 * no name can be found out.
 */
export async function findSharedProfile(ports: Needs<'accounts' | 'reports'>, username: string) {
  const user = await findSharedUser(ports, username)
  return user === null || (await ports.reports.isTakenDown('profile', user.id)) ? null : describeSharedProfile(user)
}

/** Whose profile it is, where its owner shares it. */
export async function findSharedUser({ accounts }: Needs<'accounts'>, username: string): Promise<User | null> {
  const user = await accounts.findByUsername(username)
  return isPublicMaker(user) && user.profileSharedAtMs !== null ? user : null
}

function describeSharedProfile({ username, firstName, avatarUrl, registeredAtMs, achievements }: User) {
  return {
    username,
    name: sharedName(firstName),
    avatar: avatarUrl,
    memberSince: new Date(registeredAtMs).toISOString().slice(0, MONTH_LENGTH),
    achievements: ACHIEVEMENT_IDS.filter((id) => achievements.some((awarded) => awarded.id === id)),
  }
}

/** The same. Throws AppError `not_found`. */
export async function getSharedProfile(ports: Parameters<typeof findSharedProfile>[0], username: string) {
  const profile = await findSharedProfile(ports, username)
  if (profile === null) throw new AppError('not_found', 'This profile doesn’t exist.')
  return profile
}

/** Makes the caller's own profile public; an id that is not theirs changes nothing. */
export async function shareProfile(
  { accounts, events, clock }: Needs<'accounts' | 'clock' | 'events'>,
  { user }: SignedInCaller,
  id: string,
): Promise<void> {
  if (id.toLowerCase() !== user.id) return
  await accounts.update(user.id, { profileSharedAtMs: clock.nowMs() })
  await events.accountChanged(user.id)
}
