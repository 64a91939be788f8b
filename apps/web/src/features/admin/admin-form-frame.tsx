import type { ReactNode } from 'react'
import { Panel } from '../../components/overlays/panel'

type AdminFormFrameProps = {
  readonly title: string
  readonly lead: ReactNode
  /** Said above the form, for example that the session has ended. */
  readonly notice?: string | undefined
  readonly children: ReactNode
}

/** A form of one column that stands alone on its page. */
export function AdminFormFrame({ title, lead, notice, children }: AdminFormFrameProps) {
  return (
    <div className="grid grid-cols-[minmax(0,28rem)] justify-center">
      <Panel className="grid gap-6 p-6 sm:p-8">
        <header className="grid gap-2">
          <h1 className="text-3xl">{title}</h1>
          <p className="text-muted">{lead}</p>
        </header>
        {notice !== undefined && (
          <p role="status" className="rounded-md border border-line-strong bg-raised px-4 py-3 text-sm">
            {notice}
          </p>
        )}
        {children}
      </Panel>
    </div>
  )
}
