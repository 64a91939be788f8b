import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { BenefitList } from '../../components/account/benefit-list'
import { LinkButton } from '../../components/controls/link-button'
import { AlreadySignedIn } from './already-signed-in'
import { AuthFrame } from './auth-frame'
import { SignupForm } from './signup-form'

const route = getRouteApi('/signup')

/** `/signup` (RT-03) */
export function SignupPage() {
  const { from } = route.useSearch()
  const { settings } = useServices()
  const { user } = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  const [mailed, setMailed] = useState<string | null>(null)
  const [isClosed, setIsClosed] = useState(!settings.enableRegistration)
  if (user && !isLeaving) return <AlreadySignedIn user={user} from={from} />
  const keepFrom = from === undefined ? {} : { from }
  if (mailed !== null) {
    return (
      <AuthFrame title="Check your mailbox">
        <p role="status" className="rounded-md border border-line-strong px-4 py-3">
          {mailed}
        </p>
        <LinkButton to="/login" search={keepFrom} tone="solid">
          Sign In
        </LinkButton>
      </AuthFrame>
    )
  }
  if (isClosed) {
    return (
      <AuthFrame title="Create your account">
        <p role="status" className="rounded-md border border-line-strong px-4 py-3">
          Registration is currently closed.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/login" search={keepFrom} tone="solid">
            Sign In
          </LinkButton>
          <LinkButton to="/trends">See the trends</LinkButton>
        </div>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Create your account"
      lead={
        <>
          Already have an account?{' '}
          <Link to="/login" search={keepFrom} className="text-link text-text">
            Sign in
          </Link>
        </>
      }
      aside={
        <aside aria-labelledby="benefits" className="grid gap-5">
          <h2 id="benefits" className="text-2xl">
            What you get with a free account
          </h2>
          <BenefitList limits={settings} />
        </aside>
      }
    >
      <SignupForm
        from={from}
        onSuccess={() => setIsLeaving(true)}
        onMailed={setMailed}
        onClosed={() => setIsClosed(true)}
      />
    </AuthFrame>
  )
}
