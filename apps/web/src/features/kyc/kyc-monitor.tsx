import { KycWarning } from './kyc-warning'
import { useKycStatus } from './use-kyc-status'

/** OP-06: the monitor that is always there for whoever is signed in; it shows something only to flagged users. */
export function KycMonitor({ userId }: { readonly userId: string }) {
  const { status, timeLeftMs } = useKycStatus(userId)
  if (status === null || !status.flagged) return null
  return <KycWarning isSubmitted={status.status === 'submitted'} timeLeftMs={timeLeftMs} />
}
