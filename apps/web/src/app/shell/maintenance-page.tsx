import { reloadPage } from '../../components/browser/reload-page'
import { Button } from '../../components/controls/button'
import { EmptyState } from '../../components/page/empty-state'

/** OP-15: all that visitors see while the site is closed. */
export function MaintenancePage() {
  return (
    <main id="main" className="page grid min-h-dvh content-center">
      <EmptyState heading="h1" title="We'll be right back." text="We’re doing some maintenance. Nothing is lost.">
        <Button tone="solid" onClick={reloadPage}>
          Try again
        </Button>
      </EmptyState>
    </main>
  )
}
