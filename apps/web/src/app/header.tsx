import { useServices } from '../backend/services'
import { NavigationBar } from '../components/navigation-bar'

/** HD-01, OP-02: the bar over every page but home. */
export function Header() {
  const { settings } = useServices()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ink/96">
      <div className="page">
        <NavigationBar siteName={settings.siteName} />
      </div>
    </header>
  )
}
