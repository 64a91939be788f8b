import type { Uuid } from '../primitives/uuid'
import { uuidOfParts } from '../primitives/uuid-of-parts'
import type { User } from './user'

/** A fingerprint of what the owner can change on a shared profile, which is what a report refers to. */
export function profileLookOf({
  username,
  firstName,
  avatarUrl,
}: Pick<User, 'username' | 'firstName' | 'avatarUrl'>): Uuid {
  return uuidOfParts([username, firstName, avatarUrl ?? ''])
}
