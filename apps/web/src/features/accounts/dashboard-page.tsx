import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useServices } from '../../backend/services'
import { AuthFrame } from './auth-frame'

/** `/dashboard` (RT-15, OP-03): the address the welcome mail names. It leads on, guests by way of the sign-in page. */
export function DashboardPage() {
  const { session } = useServices()
  const router = useRouter()
  const navigate = useNavigate()
  const from = router.history.location.href
  useEffect(() => {
    const target =
      session.token() === null ? ({ to: '/login', search: { from } } as const) : ({ to: '/profile' } as const)
    void navigate({ ...target, replace: true })
  }, [session, navigate, from])
  return (
    <AuthFrame title="One moment">
      <output className="py-4 text-muted">Loading dashboard...</output>
    </AuthFrame>
  )
}
