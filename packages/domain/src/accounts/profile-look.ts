import type { Uuid } from '../primitives/uuid'
import { uuidOfParts } from '../primitives/uuid-of-parts'
import type { User } from './user'

/** What a shared profile shows that its owner may change: what a report of it is about. */
export function profileLookOf({
  username,
  firstName,
  avatarUrl,
}: Pick<User, 'username' | 'firstName' | 'avatarUrl'>): Uuid {
  return uuidOfParts([username, firstName, avatarUrl ?? ''])
}
