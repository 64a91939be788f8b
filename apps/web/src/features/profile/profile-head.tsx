import type { Account } from '@trendverse/domain/accounts/account'
import { AVATAR_TYPES } from '@trendverse/domain/accounts/avatar-rules'
import type { UserStatus } from '@trendverse/domain/accounts/user'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Avatar } from '../../components/account/avatar'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { Badge } from '../../components/page/badge'
import { AvatarRing } from './avatar-ring'
import { useAvatarChange } from './use-avatar-change'

/** AC-05, OP-16: what the state of an account is called, and whether it asks for something. */
const STATUS_TEXTS: Readonly<Record<UserStatus, { readonly text: string; readonly isWell: boolean }>> = {
  active: { text: 'Active', isWell: true },
  pending_verification: { text: 'Email not verified yet', isWell: false },
  kyc_required: { text: 'Identity check needed', isWell: false },
  suspended: { text: 'Suspended', isWell: false },
  permanently_blocked: { text: 'Blocked', isWell: false },
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

const ShareProfile = lazyPart(() => import('./share-profile').then((module) => module.ShareProfile))

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
          {isSharing !== null && <ShareProfile account={account} />}
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

/** OP-75: the picture, changed by choosing a file or dropping one on it. */
function AvatarEditor({ account }: { readonly account: Account }) {
  const change = useAvatarChange()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const { avatar } = account.profile
  const isSending = change.sent !== null
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <section
      aria-label="Your picture"
      className="avatar-editor"
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void change.upload(event.dataTransfer.files[0])
      }}
    >
      <div className="avatar-box">
        <Avatar user={{ fullName: account.fullName, avatar }} className="size-full text-4xl" />
        <AvatarRing sent={change.sent} />
        {isOver && <span className="avatar-drop">Drop it here</span>}
      </div>
      <input
        ref={input}
        type="file"
        accept={AVATAR_TYPES.join(',')}
        aria-label="Choose a picture"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void change.upload(event.target.files?.[0])
          // The same file may be chosen again after a failure.
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap justify-center gap-1">
        {isSending ? (
          <Button size="sm" onClick={change.cancel}>
            Cancel
          </Button>
        ) : (
          <>
            <Button size="sm" onClick={() => input.current?.click()}>
              {avatar === null ? 'Add a picture' : 'Change'}
            </Button>
            {avatar !== null && (
              <Button size="sm" tone="bare" aria-disabled={change.isRemoving} onClick={() => void change.remove()}>
                {change.isRemoving ? 'Removing...' : 'Remove'}
              </Button>
            )}
          </>
        )}
      </div>
      <p
        className="avatar-note"
        role={change.error === null ? undefined : 'alert'}
        data-wrong={change.error !== null || undefined}
      >
        {change.error ?? (isSending ? 'Sending your picture...' : 'PNG, JPEG or WebP, up to 2 MB')}
      </p>
    </section>
  )
}
