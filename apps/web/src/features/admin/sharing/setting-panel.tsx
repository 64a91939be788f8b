import { type ReactNode, useId } from 'react'
import { Panel } from '../../../components/overlays/panel'

type SettingPanelProps = {
  readonly title: string
  readonly text: ReactNode
  readonly children?: ReactNode
}

/** Settings that belong together, with what they are for. */
export function SettingPanel({ title, text, children }: SettingPanelProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Panel className="grid grid-cols-1 gap-5 p-4 sm:p-8">
        <header className="grid gap-1">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <p className="max-w-prose text-sm text-muted">{text}</p>
        </header>
        {children}
      </Panel>
    </section>
  )
}
