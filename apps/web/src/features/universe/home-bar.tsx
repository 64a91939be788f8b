import { ClientOnly } from '@tanstack/react-router'
import { useRuntime, useServices } from '../../backend/services'
import { useResendVerification } from '../../backend/session/use-resend-verification'
import { useSession } from '../../backend/session/use-session'
import { VerifySlot } from '../../components/account/verify-slot'
import { optionalPart } from '../../components/browser/lazy-part'
import { NavigationBar } from '../../components/page/navigation-bar'
import { SiteSearch } from '../../components/search/site-search'
import type { HomeProps } from './home-props'

/** Without them the search still narrows what the page holds. */
const HomeHits = optionalPart(() => import('./home-hits').then((module) => module.HomeHits))
const HomeFinder = optionalPart(() => import('./home-hits').then((module) => module.HomeFinder))

/** OP-02: the slim bar of the home page, with the search over its trends (HD-03). */
export function HomeBar({ search, onSearch, onFound }: Pick<HomeProps, 'search' | 'onSearch' | 'onFound'>) {
  const { settings } = useServices()
  const { user } = useSession()
  const resend = useResendVerification()
  return (
    <>
      <NavigationBar siteName={settings.siteName} user={user} hasGalaxy={useRuntime() !== 'browser'}>
        <SiteSearch place="home" value={search} onSearch={onSearch} List={HomeHits} />
        <ClientOnly>{search && <HomeFinder search={search} onFound={onFound} />}</ClientOnly>
      </NavigationBar>
      <VerifySlot email={user && !user.emailVerified ? user.email : null} onResend={resend} />
    </>
  )
}
