import type { ReactNode } from 'react'

type AdminFrameProps = {
  readonly title: string
  readonly lead: ReactNode
  /** What can be done with all of the page. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What every page of administrators begins with: a title, what the page is for, and what can be done with all of it. */
export function AdminFrame({ title, lead, actions, children }: AdminFrameProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-72 grid-cols-1 gap-1">
          <h1 className="text-3xl wrap-anywhere">{title}</h1>
          <p className="max-w-prose text-muted">{lead}</p>
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
