import { useSession } from '../../backend/session/use-session'

/** Told before something is begun that an account could win a place with, once its address is verified. */
export function VerifyToBeRanked() {
  const { user } = useSession()
  if (user === null || user.emailVerified) return null
  return <p className="text-sm text-warn">Verify your email address first if you want your result to be ranked.</p>
}
