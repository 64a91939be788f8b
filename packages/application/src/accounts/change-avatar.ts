import type { Account } from '@trendverse/domain/accounts/account'
import { UNKNOWN_AVATAR_TEXT } from '@trendverse/domain/accounts/avatar-rules'
import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { AccountEvents } from '../ports/account-events'
import type { AccountRepository } from '../ports/account-repository'
import type { ImageEncoder } from '../ports/image-encoder'
import type { Logger } from '../ports/logger'
import type { MediaStore } from '../ports/media-store'
import type { Random } from '../ports/random'
import type { CallOrigin, SignedInCaller } from './caller'
import { type ReadAccountPorts, readAccount } from './read-account'
import { admitTry, type ThrottlePorts } from './throttle'

/** Edge of the square every picture becomes. */
export const AVATAR_SIZE_PX = 256
const NAME_BYTES = 16

export type ChangeAvatarPorts = ReadAccountPorts &
  ThrottlePorts & {
    readonly accounts: Pick<AccountRepository, 'replaceAvatar'>
    readonly images: ImageEncoder
    readonly media: Pick<MediaStore, 'put' | 'remove'>
    readonly events: AccountEvents
    readonly random: Random
    readonly log: Logger
  }

/** Sets the caller's picture from whatever was uploaded (OP-75): encoded anew under a random name; the old one goes. */
export async function setAvatar(
  ports: ChangeAvatarPorts,
  origin: Pick<CallOrigin, 'network'>,
  caller: SignedInCaller,
  uploaded: Uint8Array,
): Promise<Account> {
  await admitTry(ports, THROTTLES.uploadAvatar, caller.user.id)
  await admitTry(ports, THROTTLES.uploadNetwork, origin.network)
  const picture = await ports.images.squareWebp(uploaded, AVATAR_SIZE_PX)
  if (picture === null) {
    throw new AppError('invalid_input', UNKNOWN_AVATAR_TEXT, { fields: { avatar: UNKNOWN_AVATAR_TEXT } })
  }
  const name = Array.from(ports.random.bytes(NAME_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const path = await ports.media.put(`${name}.webp`, picture, 'image/webp')
  return replaceAvatar(ports, caller, path)
}

/** Takes the caller's picture away. Without one nothing changes. */
export function removeAvatar(ports: ChangeAvatarPorts, caller: SignedInCaller): Promise<Account> {
  return replaceAvatar(ports, caller, null)
}

/**
 * Only what the record says is not used goes. Where it fails nobody knows which picture it kept, so both stay: one too many
 * is harmless, one too few is not.
 */
async function replaceAvatar(ports: ChangeAvatarPorts, caller: SignedInCaller, path: string | null): Promise<Account> {
  const change = await ports.accounts.replaceAvatar(caller.user.id, path)
  if (change === null) {
    await discard(ports, path)
    throw new AppError('authentication_required', 'Authentication required')
  }
  await ports.events.accountChanged(caller.user.id)
  await discard(ports, change.replaced)
  return readAccount(ports, change.user)
}

/** The account is right already: that a picture nobody uses could not be deleted is worth a line, not a failure. */
async function discard(ports: ChangeAvatarPorts, path: string | null): Promise<void> {
  if (path === null) return
  try {
    await ports.media.remove(path)
  } catch (error) {
    ports.log.warn({ err: error, path }, 'A picture nobody uses any more could not be deleted')
  }
}
