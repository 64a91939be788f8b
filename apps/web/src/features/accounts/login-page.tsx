import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useServices } from '../../backend/services'
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
  const { user } = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  if (user && !isLeaving) return <AlreadySignedIn user={user} from={from} />
  return (
    <AuthFrame title="Sign in" lead="Good to see you again." aside={<PromoBox from={from} />}>
      <LoginForm from={from} onSuccess={() => setIsLeaving(true)} />
    </AuthFrame>
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
          Try one without an account:{' '}
          <Link to="/trends" className="text-link text-text">
            pick a trend
          </Link>
          . For more, sign up. It is free, takes a minute and needs no credit card.
        </p>
      </div>
      <BenefitList limits={settings} />
      <LinkButton to="/signup" search={from === undefined ? {} : { from }}>
        Create a free account
      </LinkButton>
    </aside>
  )
}
