import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useServices, useTrendList } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'
import { BenefitList } from '../../components/account/benefit-list'
import { LinkButton } from '../../components/controls/link-button'
import { AlreadySignedIn } from './already-signed-in'
import { AuthFrame } from './auth-frame'
import { LoginForm } from './login-form'

const route = getRouteApi('/login')

/** `/login` (RT-02) */
export function LoginPage() {
  const { from } = route.useSearch()
  const { settings } = useServices()
  const { user } = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  if (user && !isLeaving) return <AlreadySignedIn user={user} from={from} />
  return (
    <AuthFrame
      title="Sign in"
      lead={
        settings.enableRegistration ? (
          <>
            Good to see you again.{' '}
            <span className="whitespace-nowrap">
              New here?{' '}
              <Link to="/signup" search={from === undefined ? {} : { from }} className="text-link text-text">
                Sign up
              </Link>
            </span>
          </>
        ) : (
          'Good to see you again.'
        )
      }
      aside={<PromoBox from={from} />}
    >
      <LoginForm from={from} onSuccess={() => setIsLeaving(true)} />
    </AuthFrame>
  )
}

/** The quiz of the strongest trend; where none is known yet, all of them to choose from. */
function FreeQuizLink() {
  const first = useTrendList().list?.trends[0]
  return first === undefined ? (
    <Link to="/trends" className="text-link text-text">
      take the free quiz
    </Link>
  ) : (
    <Link to="/quiz/$trendId" params={{ trendId: first.id }} className="text-link text-text">
      take the free quiz
    </Link>
  )
}

/** AC-14: the free first quiz, and what an account adds to it. */
function PromoBox({ from }: { readonly from: string | undefined }) {
  const { settings } = useServices()
  return (
    <aside aria-labelledby="promo" className="grid justify-items-start gap-5">
      <div className="grid gap-2">
        <h2 id="promo" className="text-2xl">
          Your first quiz is free
        </h2>
        <p className="text-muted">
          Try one without an account: <FreeQuizLink />. For more, sign up. It’s free, takes a minute and needs no credit
          card.
        </p>
      </div>
      <BenefitList limits={settings} />
      <LinkButton to="/signup" search={from === undefined ? {} : { from }}>
        Create a free account
      </LinkButton>
    </aside>
  )
}
