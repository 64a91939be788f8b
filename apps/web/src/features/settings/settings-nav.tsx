import { useLocation } from '@tanstack/react-router'
import { SETTING_SECTIONS } from './setting-sections'

/** Leads to the sections: a column beside them on wide screens, a row of its own above them on narrow ones. */
export function SettingsNav() {
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
