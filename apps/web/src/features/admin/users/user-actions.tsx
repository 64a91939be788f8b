import { isBlocked, isFlaggedForKyc } from '@trendverse/domain/accounts/user'
import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { ConfirmTyping } from '../change/confirm-typing'
import { ReasonWindow } from '../change/reason-window'
import { useAdminChange } from '../change/use-admin-change'
import type { OpenUser } from './admin-user-types'

type UserActionsProps = { readonly account: OpenUser['account']; readonly onGone: () => void }

/** What is done to a whole account: kept out, let in, checked, deleted. */
export function UserActions({ account, onGone }: UserActionsProps) {
  const { change, isBusy } = useAdminChange()
  const [asked, setAsked] = useState<'unblock' | 'flag' | 'delete' | null>(null)
  const { id, username, status, role } = account
  const close = () => setAsked(null)
  const suspend = () =>
    change({
      run: (backend) => backend.admin.users.update({ id, status: 'suspended', expected: { status } }),
      done: `${username} is suspended.`,
      undo: (backend) => backend.admin.users.update({ id, isActive: true, expected: { status: 'suspended' } }),
      undone: `${username} is reinstated.`,
    })
  const letIn = () =>
    change({
      run: (backend) => backend.admin.users.update({ id, isActive: true, expected: { status } }),
      done: `${username} is reinstated.`,
      undo: (backend) => backend.admin.users.update({ id, status: 'suspended' }),
      undone: `${username} is suspended.`,
    })
  const unblock = async (reason: string) => {
    await change({
      run: (backend) => backend.admin.users.unblock({ id, reason }),
      done: `${username} is reinstated.`,
    })
    close()
  }
  const flag = async (reason: string) => {
    await change({
      run: (backend) => backend.admin.kyc.require({ id, reason: reason || undefined }),
      done: `${username} has been asked for an identity check.`,
    })
    close()
  }
  const remove = async () => {
    const isGone = await change({
      run: (backend) => backend.admin.users.remove({ id }),
      done: `${username} was deleted.`,
    })
    close()
    if (isGone) onGone()
  }
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'suspended' ? (
        <Button size="sm" aria-disabled={isBusy} onClick={() => void letIn()}>
          Reinstate
        </Button>
      ) : isBlocked(account) ? (
        <Button size="sm" onClick={() => setAsked('unblock')}>
          Unblock…
        </Button>
      ) : (
        <Button size="sm" aria-disabled={isBusy} onClick={() => void suspend()}>
          Suspend
        </Button>
      )}
      {role !== 'admin' && !isBlocked(account) && !isFlaggedForKyc(account) && (
        <Button size="sm" onClick={() => setAsked('flag')}>
          Request an identity check…
        </Button>
      )}
      <Button size="sm" tone="bare" onClick={() => setAsked('delete')}>
        Delete…
      </Button>
      {asked === 'unblock' && (
        <ReasonWindow
          title={`Unblock ${username}?`}
          hint="Kept in the audit log."
          actionLabel="Unblock"
          isRequired
          isBusy={isBusy}
          onConfirm={(reason) => void unblock(reason)}
          onClose={close}
        >
          The account can sign in again at once. Its identity check is closed.
        </ReasonWindow>
      )}
      {asked === 'flag' && (
        <ReasonWindow
          title={`Request an identity check from ${username}?`}
          hint="Shown to the user and kept in the audit log."
          actionLabel="Request the check"
          isBusy={isBusy}
          onConfirm={(reason) => void flag(reason)}
          onClose={close}
        >
          They have 30 minutes from their next visit. After that the account is blocked.
        </ReasonWindow>
      )}
      {asked === 'delete' && (
        <ConfirmTyping
          title={`Delete ${username}?`}
          word={username}
          actionLabel="Delete for good"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={close}
        >
          <p>
            This deletes the account with its quizzes, memes, runs and sessions. It can’t be undone. To keep someone out
            for a while, suspend the account.
          </p>
        </ConfirmTyping>
      )}
    </div>
  )
}
