import { KYC_TIME_LIMIT_MS } from '@trendverse/domain/accounts/kyc'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { timeLeftText } from '../../components/text/time-left-text'
import { minutesLeftText } from './minutes-left'
import './kyc.css'

const RADIUS = 46
const LENGTH = 2 * Math.PI * RADIUS
const LAST_MINUTES_MS = 5 * MINUTE_MS

/** The time that is left as an orbit that empties, with a moon at its end. */
export function KycClock({ leftMs, size }: { readonly leftMs: number; readonly size: 'small' | 'large' }) {
  const share = leftMs / KYC_TIME_LIMIT_MS
  return (
    <div className="kyc-clock" data-size={size} data-late={leftMs <= LAST_MINUTES_MS ? '' : undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="kyc-clock-track" cx="50" cy="50" r={RADIUS} />
        <circle
          className="kyc-clock-left"
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 50 50)"
        />
        <circle className="kyc-clock-moon" cx="50" cy="4" r="4" transform={`rotate(${share * 360} 50 50)`} />
      </svg>
      <span className="kyc-clock-text tabular-nums" aria-hidden="true">
        {timeLeftText(leftMs)}
      </span>
      <span className="sr-only" role="timer">
        {minutesLeftText(leftMs)}
      </span>
    </div>
  )
}
