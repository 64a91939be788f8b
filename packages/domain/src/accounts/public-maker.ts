import { isBlocked, type User } from './user'

/**
 * Whether anything an account made is shown to others: its memes, runs, places, shared results and profile. What is closed for a
 * time comes back as it was, so nothing is deleted for it.
 */
export function isPublicMaker<Maker extends Pick<User, 'isActive' | 'status'>>(maker: Maker | null): maker is Maker {
  return maker?.isActive === true && maker.status !== 'suspended' && !isBlocked(maker)
}
