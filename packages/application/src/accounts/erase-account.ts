import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../ports/ports'
import { makerChanged } from './maker-changed'
import { type PersonalDataPorts, personalData, recordOwnerOf } from './personal-data'

export type ErasePorts = PersonalDataPorts & Needs<'adminAccounts' | 'events' | 'media'>

/**
 * Deletes an account and everything that is kept about its owner; nothing of the last administrator. An administrator is
 * made a user first: that is refused or done in one step, so that two who go at once cannot both be half deleted. The
 * account goes last: whatever is interrupted can be asked for again, and nothing is left that nobody could ask for.
 */
export async function eraseAccount(ports: ErasePorts, id: Uuid): Promise<'removed' | 'last_admin' | null> {
  const user = await ports.adminAccounts.demote(id)
  if (user === null || user === 'last_admin') return user
  try {
    const owner = recordOwnerOf(user)
    for (const area of Object.values(personalData(ports))) await area.removeOf?.(owner)
    if (user.avatarUrl !== null) await ports.media.remove(user.avatarUrl)
    return await ports.adminAccounts.remove(id)
  } finally {
    await makerChanged(ports, id)
  }
}
