import { type ReactNode, useEffect } from 'react'
import { ledToCheck } from '../../backend/session/led-to-check'
import { useSession } from '../../backend/session/use-session'
import { buttonStyle } from '../../components/controls/button-style'
import { LinkButton } from '../../components/controls/link-button'
import { KycClock } from './kyc-clock'
import { type KycStatusAnswer, useKycStatus } from './use-kyc-status'
import './kyc.css'

const STEPS = ['Verify', 'We review it', 'Done'] as const

function Steps({ current }: { readonly current: number }) {
  return (
    <ol className="kyc-steps" aria-label="Steps of the identity check">
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-done={index < current ? '' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}

function Gate({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <div className="kyc-gate">
      <section className="kyc-panel" aria-labelledby="kyc-title">
        <header className="grid gap-3">
          <h1 id="kyc-title" className="text-3xl">
            {title}
          </h1>
          <p className="text-muted">{lead}</p>
        </header>
        {children}
      </section>
    </div>
  )
}

function Pending({ status, timeLeftMs }: { readonly status: KycStatusAnswer; readonly timeLeftMs: number | null }) {
  return (
    <Gate
      title="Verify your identity"
      lead="We need to confirm who you are. It takes a few minutes, so have your ID ready."
    >
      <Steps current={0} />
      {timeLeftMs !== null && (
        <div className="grid justify-items-center gap-3">
          <KycClock leftMs={timeLeftMs} size="large" />
          <p className="text-sm text-muted">If the time runs out, your account will be blocked.</p>
        </div>
      )}
      {status.reason !== null && (
        <dl className="kyc-facts">
          <div>
            <dt>Why we ask</dt>
            <dd>{status.reason}</dd>
          </div>
        </dl>
      )}
      {status.url === null ? (
        <p className="rounded-md border border-line-strong px-4 py-3 text-sm">
          You can’t verify your identity online right now. An administrator will review your account, so you don’t need
          to do anything.
        </p>
      ) : (
        <a href={status.url} target="_blank" rel="noopener" className={buttonStyle('solid', 'md', 'w-full')}>
          Start verification
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </Gate>
  )
}

/** `/verify-identity` (KY-08, OP-67): what a flagged account does, and how its check stands. */
export function VerifyIdentityPage() {
  const { user } = useSession()
  const userId = user?.id ?? null
  const { status, timeLeftMs } = useKycStatus(userId)
  // Whoever came on their own need not be led back.
  useEffect(() => {
    if (userId !== null) ledToCheck.arrive(userId)
  }, [userId])
  if (user === null) {
    return (
      <Gate title="Verify your identity" lead="Sign in to see if you need to.">
        <LinkButton to="/login" search={{ from: '/verify-identity' }} tone="solid">
          Sign In
        </LinkButton>
      </Gate>
    )
  }
  if (status === null) {
    return <Gate title="Verify your identity" lead={<output>Loading your identity check...</output>} />
  }
  if (status.flagged && status.status === 'submitted') {
    return (
      <Gate
        title="Thank you, we got it"
        lead="The clock has stopped. You can keep using the site, and our decision will appear here."
      >
        <Steps current={1} />
      </Gate>
    )
  }
  if (status.flagged) return <Pending status={status} timeLeftMs={timeLeftMs} />
  const isApproved = status.status === 'approved'
  return (
    <Gate
      title={isApproved ? 'Your identity is verified' : 'Nothing to verify'}
      lead={isApproved ? 'Thank you. You have full access again.' : 'You have no identity check to complete.'}
    >
      {isApproved && <Steps current={STEPS.length} />}
      <LinkButton to="/" tone="solid">
        Back to the universe
      </LinkButton>
    </Gate>
  )
}
