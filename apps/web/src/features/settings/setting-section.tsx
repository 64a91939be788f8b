import type { ReactNode } from 'react'
import { SETTING_SECTIONS, type SettingSectionId } from './setting-sections'

type SettingSectionProps = {
  readonly id: SettingSectionId
  readonly title?: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** One panel of the settings, found by its anchor. */
export function SettingSection({ id, title, text, children }: SettingSectionProps) {
  const name = title ?? SETTING_SECTIONS.find((section) => section.id === id)?.label
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="setting-section"
      data-danger={id === 'delete' || undefined}
    >
      <header className="grid gap-1">
        <h2 id={`${id}-title`} className="text-xl">
          {name}
        </h2>
        {text !== undefined && <p className="max-w-prose text-sm text-muted">{text}</p>}
      </header>
      {children}
    </section>
  )
}
