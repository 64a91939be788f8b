import { ClientOnly } from '@tanstack/react-router'
import { useServices } from '../../backend/services'
import { useResendVerification } from '../../backend/session/use-resend-verification'
import { useSession } from '../../backend/session/use-session'
import { VerifySlot } from '../../components/account/verify-slot'
import { optionalPart } from '../../components/browser/lazy-part'
import { SearchBox } from '../../components/controls/search-box'
import { NavigationBar } from '../../components/page/navigation-bar'
import type { HomeProps } from './home-props'

/** Without it the search still narrows what the page holds. */
const SearchResults = optionalPart(() => import('./search-results').then((module) => module.SearchResults))

/** OP-02: the slim bar of the home page, with the search over its trends (HD-03). */
export function HomeBar({ search, onSearch, onFound }: Pick<HomeProps, 'search' | 'onSearch' | 'onFound'>) {
  const { settings } = useServices()
  const { user } = useSession()
  const resend = useResendVerification()
  return (
    <>
      <NavigationBar siteName={settings.siteName} user={user}>
        <div className="home-search relative">
          <SearchBox value={search} onSearch={onSearch} className="w-full" />
          <ClientOnly>{search && <SearchResults search={search} onFound={onFound} />}</ClientOnly>
        </div>
      </NavigationBar>
      <VerifySlot email={user && !user.emailVerified ? user.email : null} onResend={resend} />
    </>
  )
}
