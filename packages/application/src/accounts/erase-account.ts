import type { User } from '@trendverse/domain/accounts/user'
import type { AccountEvents } from '../ports/account-events'
import type { AdminAccounts } from '../ports/admin-accounts'
import type { MediaStore } from '../ports/media-store'
import { type PersonalDataPorts, personalData, recordOwnerOf } from './personal-data'

export type ErasePorts = PersonalDataPorts & {
  readonly adminAccounts: Pick<AdminAccounts, 'isLastAdmin' | 'remove'>
  readonly media: Pick<MediaStore, 'remove'>
  readonly events: AccountEvents
}

/**
 * Deletes an account and everything that is kept about its owner. The account goes last: whatever is interrupted can be
 * asked for again, and nothing is left that nobody could ask for.
 */
export async function eraseAccount(ports: ErasePorts, user: User): Promise<'removed' | 'last_admin' | null> {
  if (await ports.adminAccounts.isLastAdmin(user.id)) return 'last_admin'
  const owner = recordOwnerOf(user)
  for (const area of Object.values(personalData(ports))) await area.removeOf?.(owner)
  if (user.avatarUrl !== null) await ports.media.remove(user.avatarUrl)
  const outcome = await ports.adminAccounts.remove(user.id)
  await ports.events.accountsChanged()
  return outcome
}
