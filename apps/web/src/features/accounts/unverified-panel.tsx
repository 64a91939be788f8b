import { useResendVerification } from '../../backend/session/use-resend-verification'
import { ResendButton } from '../../components/account/resend-button'

/** AC-19: the password was right, the address is not verified yet. */
export function UnverifiedPanel({ email }: { readonly email: string }) {
  const resend = useResendVerification()
  return (
    <section
      aria-label="Email verification"
      className="fade-in grid justify-items-start gap-3 rounded-md border border-warn/40 bg-warn/8 p-4 text-sm"
    >
      <p role="alert" className="font-medium text-warn">
        Please verify your email address before signing in.
      </p>
      <ResendButton email={email} onResend={resend} />
      <ul className="grid list-disc gap-1 pl-4 text-muted marker:text-faint">
        <li>Look for our mail in the folder for spam, too.</li>
        <li>Check that the address above is spelled as you meant it.</li>
        <li>A link works for 15 minutes and once. Ask for a new one when yours is older.</li>
      </ul>
    </section>
  )
}
