import { useServices, useTrendList } from '../../backend/services'
import { NavigationBar } from '../../components/navigation-bar'
import { TrendGrid } from '../../components/trend-grid'

/** `/` */
export function HomePage() {
  const { settings } = useServices()
  const { list } = useTrendList()
  return (
    <>
      <header className="page">
        <NavigationBar siteName={settings.siteName} />
      </header>
      <main id="main" tabIndex={-1} className="page grid gap-8 py-12 outline-none">
        <h1 className="text-4xl">Explore The Universe of Trends</h1>
        <TrendGrid trends={list?.trends ?? null} />
      </main>
    </>
  )
}
