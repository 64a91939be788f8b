import { isBlocked, type User } from '@trendverse/domain/accounts/user'

/** Whether the memes of an account are shown to others: those of closed and blocked ones are not, as their profiles are not. */
export function isPublicMaker(maker: User | null): maker is User {
  return maker?.isActive === true && !isBlocked(maker)
}
