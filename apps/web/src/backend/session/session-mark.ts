import type { PublicProfile } from './public-profile'

/**
 * Says on the document's root who is here: `user`, `unverified` or nothing for a guest. The server writes every page for
 * a guest; styles follow this mark before the first paint, so that nothing flashes and nothing moves.
 */
export function markSession(root: HTMLElement, user: Pick<PublicProfile, 'emailVerified'> | null): void {
  if (user === null) delete root.dataset.session
  else root.dataset.session = user.emailVerified ? 'user' : 'unverified'
}
