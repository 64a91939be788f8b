import { profileSubject } from '@trendverse/domain/social/share-texts'
import type { Account } from '@trendverse/domain/accounts/account'
import { useSharing } from '../../backend/sharing/use-sharing'
import { ShareBar } from '../../components/sharing/share-bar'

/** What sharing one's profile loads. */
export function ShareProfile({ account }: { readonly account: Pick<Account, 'id' | 'username' | 'firstName'> }) {
  return <ShareBar subject={profileSubject(account)} {...useSharing()} />
}
