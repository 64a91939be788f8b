import type { Account } from '@trendverse/domain/accounts/account'
import { UNKNOWN_AVATAR_TEXT } from '@trendverse/domain/accounts/avatar-rules'
import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { discardPictures, keepPicture } from '../media/visitor-pictures'
import type { Needs } from '../ports/ports'
import type { CallOrigin } from '../ports/world'
import type { SignedInCaller } from './caller'
import { type ReadAccountPorts, readAccount } from './read-account'
import { consumeAttempt, type ThrottlePorts } from './throttle'

/** The square every picture becomes. */
const AVATAR_BOX = { widthPx: 256, heightPx: 256, fit: 'cover' } as const

type ChangeAvatarPorts = ReadAccountPorts &
  ThrottlePorts &
  Needs<'accounts' | 'events' | 'images' | 'log' | 'media' | 'random'>

/** Sets the caller's picture from whatever was uploaded (OP-75): encoded anew under a random name; the old one goes. */
export async function setAvatar(
  ports: ChangeAvatarPorts,
  origin: Pick<CallOrigin, 'network'>,
  caller: SignedInCaller,
  uploaded: Uint8Array,
): Promise<Account> {
  await consumeAttempt(ports, THROTTLES.uploadAvatar, caller.user.id)
  await consumeAttempt(ports, THROTTLES.uploadNetwork, origin.network)
  const picture = await ports.images.toWebp(uploaded, AVATAR_BOX)
  if (picture === null) {
    throw new AppError('invalid_input', UNKNOWN_AVATAR_TEXT, { fields: { avatar: UNKNOWN_AVATAR_TEXT } })
  }
  return replaceAvatar(ports, caller, await keepPicture(ports, picture))
}

/** Takes the caller's picture away. Without one nothing changes. */
export function removeAvatar(ports: ChangeAvatarPorts, caller: SignedInCaller): Promise<Account> {
  return replaceAvatar(ports, caller, null)
}

/**
 * Only what the database says is not used goes. Where it fails nobody knows which picture it kept, so both stay: one
 * too many is harmless, one too few is not.
 */
async function replaceAvatar(ports: ChangeAvatarPorts, caller: SignedInCaller, path: string | null): Promise<Account> {
  const change = await ports.accounts.replaceAvatar(caller.user.id, path)
  if (change === null) {
    await discardPictures(ports, [path])
    throw new AppError('authentication_required', 'Authentication required')
  }
  await ports.events.accountChanged(caller.user.id)
  await discardPictures(ports, [change.replaced])
  return readAccount(ports, change.user)
}
