import type { ReactNode } from 'react'

type ForecastSectionProps = {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** One part of the page, under its heading. */
export function ForecastSection({ id, title, lead, children }: ForecastSectionProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="grid min-w-0 grid-cols-1 content-start gap-4">
      <div className="grid gap-1.5">
        <h2 id={`${id}-heading`} className="text-2xl">
          {title}
        </h2>
        {lead !== undefined && <p className="max-w-[62ch] text-sm text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
