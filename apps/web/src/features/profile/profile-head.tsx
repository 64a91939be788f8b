import type { Account } from '@trendverse/domain/accounts/account'
import type { UserStatus } from '@trendverse/domain/accounts/user'
import { lazy, Suspense, useId, useState } from 'react'
import { Badge } from '../../components/badge'
import { Button } from '../../components/button'
import { LinkButton } from '../../components/link-button'
import { AvatarEditor } from './avatar-editor'

/** AC-05, OP-16: what the state of an account is called, and whether it asks for something. */
const STATUS_TEXTS: Readonly<Record<UserStatus, { readonly text: string; readonly isWell: boolean }>> = {
  active: { text: 'Active', isWell: true },
  pending_verification: { text: 'Email not verified yet', isWell: false },
  kyc_required: { text: 'Identity check needed', isWell: false },
  suspended: { text: 'Suspended', isWell: false },
  permanently_blocked: { text: 'Blocked', isWell: false },
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

const ShareProfile = lazy(() => import('./share-profile').then((module) => ({ default: module.ShareProfile })))

/** Picture, names, how the account stands and since when. */
export function ProfileHead({ account }: { readonly account: Account }) {
  const status = STATUS_TEXTS[account.status]
  // Null until it was opened: then it stays, since it knows what was shared.
  const [isSharing, setIsSharing] = useState<boolean | null>(null)
  const shareId = useId()
  const bio = account.profile.bio.trim()
  return (
    <header className="profile-head">
      <AvatarEditor account={account} />
      <div className="grid min-w-0 content-center gap-3">
        <div className="grid gap-1">
          <h1 className="text-4xl wrap-anywhere">{account.fullName}</h1>
          <p className="text-lg text-muted">@{account.username}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <Badge>
            <span aria-hidden="true" className="status-dot" data-active={status.isWell || undefined} />
            <span className="sr-only">Status: </span>
            {status.text}
          </Badge>
          <span>Member since {MONTH.format(Date.parse(account.joinedDate))}</span>
        </p>
        {bio !== '' && <p className="max-w-prose whitespace-pre-line">{bio}</p>}
        <div id={shareId} hidden={isSharing !== true}>
          {isSharing !== null && (
            <Suspense>
              <ShareProfile account={account} />
            </Suspense>
          )}
        </div>
      </div>
      <div className="profile-settings flex flex-wrap gap-3">
        <Button
          aria-expanded={isSharing === true}
          aria-controls={shareId}
          onClick={() => setIsSharing(isSharing !== true)}
        >
          Share
        </Button>
        <LinkButton to="/settings" preload={false}>
          Edit profile
        </LinkButton>
      </div>
    </header>
  )
}
