import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../backend/session/use-session'
import { AlreadySignedIn } from './already-signed-in'
import { AuthFrame } from './auth-frame'
import { LoginForm } from './login-form'
import { PromoBox } from './promo-box'

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
