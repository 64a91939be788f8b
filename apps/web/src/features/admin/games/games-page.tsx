import { Button } from '../../../components/controls/button'
import { AdminFrame } from '../admin-frame'
import { AdminTabs, tabOf } from '../admin-tabs'
import { useAdminAddress, useOpenRow } from '../use-admin-address'
import { CatalogueTable } from './catalogue-table'
import { GamePanel, NEW_GAME } from './game-panel'
import { PackTable } from './pack-table'
import { RunTable } from './run-table'

/** `/admin/games` (AD-04): the catalogue, what games are played with, and who played. */
export function AdminGames() {
  const tab = tabOf(['catalogue', 'packs', 'runs'], useAdminAddress().get('tab'))
  const [openId, open] = useOpenRow()
  return (
    <AdminFrame
      title="Games"
      lead="Your games, their daily packs, and players’ runs."
      actions={
        tab === 'catalogue' && (
          <Button tone="solid" onClick={() => open(NEW_GAME)}>
            New game
          </Button>
        )
      }
    >
      <AdminTabs
        label="Games"
        value={tab}
        tabs={[
          { value: 'catalogue', label: 'Catalogue' },
          { value: 'packs', label: 'Packs' },
          { value: 'runs', label: 'Runs' },
        ]}
      />
      {tab === 'catalogue' && <CatalogueTable />}
      {tab === 'packs' && <PackTable />}
      {tab === 'runs' && <RunTable />}
      {tab === 'catalogue' && openId !== undefined && <GamePanel key={openId} id={openId} onOpen={open} />}
    </AdminFrame>
  )
}
