import type { ReactNode } from 'react'
import { SettingsNav } from './settings-nav'
import './settings.css'

/** Title, the list of sections, and the sections themselves. */
export function SettingsFrame({ lead, children }: { readonly lead: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="page settings-page">
      <header className="grid gap-2">
        <h1 className="text-4xl">Settings</h1>
        <p className="text-muted">{lead}</p>
      </header>
      <div className="settings-columns">
        <SettingsNav />
        <div className="grid min-w-0 gap-6">{children}</div>
      </div>
    </div>
  )
}
