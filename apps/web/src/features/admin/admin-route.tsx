import { useEffect, useState } from 'react'
import { openAdminAccess } from '../../backend/admin/admin-access'
import { useServices } from '../../backend/services'
import { lazyPart } from '../../components/browser/lazy-part'
import { whenIdle } from '../../components/browser/when-idle'
import { AdminContext, useAdminSession } from './admin-context'
import { AdminPage } from './admin-page'
import { AdminBar } from './workplace/admin-bar'
import { AdminNavigation } from './workplace/admin-navigation'
import { preloadAdminPages } from './workplace/admin-pages'
import { useAdminKeys } from './workplace/use-admin-keys'

const CommandPalette = lazyPart(() => import('./workplace/command-palette').then((module) => module.CommandPalette))
const KeysWindow = lazyPart(() => import('./workplace/keys-window').then((module) => module.KeysWindow))

/** The bar, the pages beside the open one, and the windows its keys open. */
function Workplace() {
  const isIn = useAdminSession().phase === 'in'
  const [openWindow, setOpenWindow] = useState<'commands' | 'keys' | null>(null)
  useAdminKeys(isIn, { openCommands: () => setOpenWindow('commands'), openKeys: () => setOpenWindow('keys') })
  useEffect(() => (isIn ? whenIdle(preloadAdminPages) : undefined), [isIn])
  const close = () => setOpenWindow(null)
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_auto_1fr] lg:grid-rows-[auto_1fr]">
      <AdminBar onSearch={() => setOpenWindow('commands')} />
      <div className={isIn ? 'grid grid-cols-1 content-start lg:grid-cols-[13rem_minmax(0,1fr)]' : 'contents'}>
        {isIn && (
          <div className="border-line max-lg:border-b max-lg:pt-2 lg:border-r">
            <AdminNavigation />
          </div>
        )}
        <main
          id="main"
          tabIndex={-1}
          className="w-full max-w-[96rem] min-w-0 px-4 pt-6 pb-20 outline-none sm:px-6 lg:px-8"
        >
          <AdminPage />
        </main>
      </div>
      {openWindow === 'commands' && <CommandPalette onClose={close} />}
      {openWindow === 'keys' && <KeysWindow onClose={close} />}
    </div>
  )
}

/** `/admin` and all below it: their own session, beside whoever is signed in as a user (AD-09). */
export function AdminArea() {
  const services = useServices()
  const [access] = useState(() => openAdminAccess(services))
  useEffect(() => access.watch(), [access])
  return (
    <AdminContext value={access}>
      <Workplace />
    </AdminContext>
  )
}
