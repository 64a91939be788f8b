import { lazyPart } from '../browser/lazy-part'
import type { ResendAnswer } from './resend-answer'

const VerifyBanner = lazyPart(() => import('./verify-banner').then((module) => module.VerifyBanner))

type VerifySlotProps = {
  /** The address that waits for its verification; null when there is none, or nobody is signed in. */
  readonly email: string | null
  readonly onResend: (email: string) => Promise<ResendAnswer>
}

/** OP-13: room below the bar, as high as the banner wherever somebody unverified is remembered, and nothing otherwise. */
export function VerifySlot({ email, onResend }: VerifySlotProps) {
  return <div className="verify-slot">{email !== null && <VerifyBanner email={email} onResend={onResend} />}</div>
}
