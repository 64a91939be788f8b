import { useServices } from '../../backend/services'
import { NavigationBar } from '../../components/navigation-bar'
import { SearchBox } from '../../components/search-box'
import type { HomeProps } from './home-props'

/** OP-02: the slim bar of the home page, with the search over its trends (HD-03). */
export function HomeBar({ search, onSearch }: Pick<HomeProps, 'search' | 'onSearch'>) {
  const { settings } = useServices()
  return (
    <NavigationBar siteName={settings.siteName}>
      <SearchBox value={search} onSearch={onSearch} className="w-full md:w-48 lg:w-80" />
    </NavigationBar>
  )
}
