import type { Account } from '@trendverse/domain/accounts/account'
import { AVATAR_TYPES } from '@trendverse/domain/accounts/avatar-rules'
import { type DragEvent, useRef, useState } from 'react'
import { Avatar } from '../../components/account/avatar'
import { Button } from '../../components/button'
import { AvatarRing } from './avatar-ring'
import { useAvatarChange } from './use-avatar-change'

/** OP-75: the picture, changed by choosing a file or dropping one on it. */
export function AvatarEditor({ account }: { readonly account: Account }) {
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
