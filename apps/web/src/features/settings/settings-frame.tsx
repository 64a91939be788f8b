import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SETTING_SECTIONS } from './setting-sections'
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

/** Leads to the sections: a column beside them on wide screens, a row of its own above them on narrow ones. */
function SettingsNav() {
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <nav aria-label="Settings" className="settings-nav">
      <ul>
        {SETTING_SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              {...(hash === id && { 'aria-current': 'location' as const })}
              data-danger={id === 'delete' || undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
