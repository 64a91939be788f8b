import { useRouter } from '@tanstack/react-router'
import type { Account } from '@trendverse/domain/accounts/account'
import { profileSubject } from '@trendverse/domain/social/share-texts'
import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { useSharing } from '../../backend/sharing/use-sharing'
import { Button } from '../../components/controls/button'
import { notify } from '../../components/overlays/notify'
import { ShareBar } from '../../components/sharing/share-bar'

/** What sharing one's profile loads: what it makes public is said before, and can be taken back after (OP-64). */
export function ShareProfile({ account }: { readonly account: Account }) {
  const { call } = useServices()
  const router = useRouter()
  const sharing = useSharing()
  const [isPublic, setIsPublic] = useState(account.profile.sharedAt !== null)
  const takeBack = async () => {
    try {
      await call((backend) => backend.account.update({ profileShared: false }))
      setIsPublic(false)
      notify('Your profile is no longer shared.')
      await router.invalidate()
    } catch (cause) {
      logFailure('A shared profile could not be taken back.', cause)
      notify('Your profile is still shared. Please try again.')
    }
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-sm text-muted">
        {isPublic
          ? 'Anyone with the link sees your first name, username, picture, badges and the month you joined.'
          : 'Once you share it, anyone with the link sees your first name, username, picture, badges and the month you joined. You can stop at any time.'}
      </p>
      <ShareBar
        subject={profileSubject(account)}
        {...sharing}
        onShared={(share) => {
          sharing.onShared(share)
          setIsPublic(true)
        }}
      />
      {isPublic && (
        <p>
          <Button size="sm" onClick={() => void takeBack()}>
            Stop sharing
          </Button>
        </p>
      )}
    </div>
  )
}
