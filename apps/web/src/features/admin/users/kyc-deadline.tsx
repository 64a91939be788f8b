import { kycTimeLeftMs } from '@trendverse/domain/accounts/kyc'
import { timeLeftText } from '../../../components/text/time-left-text'
import type { KycRow } from './admin-user-types'
import { useSeconds } from './use-seconds'

/** How long a person still has (KY-04), second by second; or why no clock runs. */
export function KycDeadline({ check }: { readonly check: Pick<KycRow, 'kycStatus' | 'timeLimit'> }) {
  const nowMs = useSeconds()
  const { kycStatus, timeLimit } = check
  if (kycStatus === 'submitted') return <span className="text-muted">Paused: waiting for you</span>
  if (kycStatus !== 'pending') return <span className="text-muted">Decided</span>
  if (timeLimit === null) return <span className="text-muted">Starts at their next visit</span>
  const leftMs = kycTimeLeftMs(Date.parse(timeLimit), nowMs)
  return (
    <time dateTime={timeLimit} className="tabular-nums">
      {leftMs === 0 ? 'Time is up' : `${timeLeftText(leftMs)} left`}
    </time>
  )
}
