import { useSyncExternalStore } from 'react'
import { type ResendAnswer, signUpAnswer } from './resend-answer'
import { ResendButton } from './resend-button'

type VerifyBannerProps = { readonly email: string; readonly onResend: (email: string) => Promise<ResendAnswer> }

/** OP-13: signed in, but the address is not verified yet. It stays until it is. */
export function VerifyBanner({ email, onResend }: VerifyBannerProps) {
  const answer = useSyncExternalStore(signUpAnswer.subscribe, signUpAnswer.get)
  const welcome = answer?.email === email ? answer.text : null
  return (
    <section aria-label="Email verification" className="verify-banner fade-in">
      <p className="min-w-0 flex-1 basis-72 text-sm">
        {welcome !== null && <span role="status">{welcome} </span>}
        Please verify <strong className="font-medium break-all">{email}</strong> so you can sign in next time.
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ResendButton email={email} onResend={onResend} />
      </div>
    </section>
  )
}
