import type { Account } from '@trendverse/domain/accounts/account'
import { UNKNOWN_AVATAR_TEXT } from '@trendverse/domain/accounts/avatar-rules'
import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { AccountEvents } from '../ports/account-events'
import type { AccountRepository } from '../ports/account-repository'
import type { ImageEncoder } from '../ports/image-encoder'
import type { MediaStore } from '../ports/media-store'
import type { Random } from '../ports/random'
import type { SignedInCaller } from './caller'
import { type ReadAccountPorts, readAccount } from './read-account'
import { admitTry, type ThrottlePorts } from './throttle'

/** Edge of the square every picture becomes. */
export const AVATAR_SIZE_PX = 256
const NAME_BYTES = 16

export type ChangeAvatarPorts = ReadAccountPorts &
  ThrottlePorts & {
    readonly accounts: Pick<AccountRepository, 'findById' | 'update'>
    readonly images: ImageEncoder
    readonly media: Pick<MediaStore, 'put' | 'remove'>
    readonly events: AccountEvents
    readonly random: Random
  }

/** Sets the caller's picture from whatever was uploaded (OP-75): encoded anew under a random name; the old one goes. */
export async function setAvatar(
  ports: ChangeAvatarPorts,
  caller: SignedInCaller,
  uploaded: Uint8Array,
): Promise<Account> {
  await admitTry(ports, THROTTLES.uploadAvatar, caller.user.id)
  const picture = await ports.images.squareWebp(uploaded, AVATAR_SIZE_PX)
  if (picture === null) {
    throw new AppError('invalid_input', UNKNOWN_AVATAR_TEXT, { fields: { avatar: UNKNOWN_AVATAR_TEXT } })
  }
  const name = Array.from(ports.random.bytes(NAME_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const path = await ports.media.put(`${name}.webp`, picture, 'image/webp')
  try {
    return await replaceAvatar(ports, caller, path)
  } catch (error) {
    await ports.media.remove(path)
    throw error
  }
}

/** Takes the caller's picture away. Without one nothing changes. */
export function removeAvatar(ports: ChangeAvatarPorts, caller: SignedInCaller): Promise<Account> {
  return replaceAvatar(ports, caller, null)
}

async function replaceAvatar(ports: ChangeAvatarPorts, caller: SignedInCaller, path: string | null): Promise<Account> {
  const before = await ports.accounts.findById(caller.user.id)
  const updated = before === null ? null : await ports.accounts.update(before.id, { avatarUrl: path })
  if (before === null || updated === null || typeof updated === 'string') {
    throw new AppError('authentication_required', 'Authentication required')
  }
  await ports.events.accountsChanged()
  if (before.avatarUrl !== null) await ports.media.remove(before.avatarUrl)
  return readAccount(ports, updated)
}
