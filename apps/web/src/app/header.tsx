import { useServices } from '../backend/services'
import { useResendVerification } from '../backend/session/use-resend-verification'
import { useSession } from '../backend/session/use-session'
import { VerifySlot } from '../components/account/verify-slot'
import { NavigationBar } from '../components/navigation-bar'

/** HD-01, OP-02: the bar over every page but home. */
export function Header() {
  const { settings } = useServices()
  const { user } = useSession()
  const resend = useResendVerification()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ink">
      <div className="page">
        <NavigationBar siteName={settings.siteName} user={user} />
        <VerifySlot email={user && !user.emailVerified ? user.email : null} onResend={resend} />
      </div>
    </header>
  )
}
