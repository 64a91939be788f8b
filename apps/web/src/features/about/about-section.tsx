import type { ReactNode } from 'react'

type AboutSectionProps = {
  /** Where links to this part lead. */
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** One part of the page about the product. */
export function AboutSection({ id, title, lead, children }: AboutSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="grid grid-cols-1 gap-8">
      <div className="grid gap-2.5">
        <h2 id={`${id}-heading`} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="max-w-[62ch] text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
