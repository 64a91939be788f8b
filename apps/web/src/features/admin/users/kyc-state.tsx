import type { OpenUser } from './admin-user-types'
import { KycDeadline } from './kyc-deadline'
import { KycDecision } from './kyc-decision'
import { KYC_WORDS } from './user-words'

/** How the latest identity check of an account stands, and what can be decided while it is open. */
export function KycState({ check }: { readonly check: NonNullable<OpenUser['kyc']> }) {
  const isOpen = check.kycStatus === 'pending' || check.kycStatus === 'submitted'
  return (
    <section aria-label="Identity check" className="grid grid-cols-1 gap-3 rounded-md border border-line p-4 text-sm">
      <p className="wrap-anywhere">
        <span className="font-medium">Identity check: {KYC_WORDS[check.kycStatus]}.</span> {check.kycReason}
      </p>
      {isOpen && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <KycDeadline check={check} />
          <KycDecision check={check} />
        </div>
      )}
    </section>
  )
}
