import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { ReasonWindow } from '../change/reason-window'
import { useAdminChange } from '../change/use-admin-change'
import type { KycRow } from './admin-user-types'

/** Approves or rejects an identity check (OP-67), with a reason. */
export function KycDecision({ check: { id, username } }: { readonly check: Pick<KycRow, 'id' | 'username'> }) {
  const { change, isBusy } = useAdminChange()
  const [decision, setDecision] = useState<'approved' | 'rejected' | null>(null)
  const close = () => setDecision(null)
  const decide = async (reason: string) => {
    if (decision === null) return
    await change({
      run: (backend) => backend.admin.kyc.decide({ id, decision, reason: reason || undefined }),
      done: decision === 'approved' ? `${username} is approved.` : `${username} is rejected and blocked.`,
    })
    close()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-label={`Approve ${username}`} onClick={() => setDecision('approved')}>
        Approve…
      </Button>
      <Button size="sm" aria-label={`Reject ${username}`} onClick={() => setDecision('rejected')}>
        Reject…
      </Button>
      {decision === 'approved' && (
        <ReasonWindow
          title={`Approve ${username}?`}
          hint="Kept in the audit log."
          actionLabel="Approve"
          isBusy={isBusy}
          onConfirm={(reason) => void decide(reason)}
          onClose={close}
        >
          The check ends, and the account works normally again.
        </ReasonWindow>
      )}
      {decision === 'rejected' && (
        <ReasonWindow
          title={`Reject ${username}?`}
          hint="Shown to the user and kept in the audit log."
          actionLabel="Reject and block"
          isRequired
          isBusy={isBusy}
          onConfirm={(reason) => void decide(reason)}
          onClose={close}
        >
          The account is blocked at once. You can unblock it under Accounts.
        </ReasonWindow>
      )}
    </div>
  )
}
