import type { ReactNode } from 'react'

type EmptyStateProps = {
  readonly title: string
  /** `h1` where this is all a page has to say. */
  readonly heading?: 'h1' | 'h2'
  readonly text?: string
  /** Ways on: links or buttons. */
  readonly children?: ReactNode
}

/** A quiet orbit with nothing on it: what a list shows instead of emptiness. */
export function EmptyState({ title, heading: Heading = 'h2', text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <svg viewBox="0 0 120 64" aria-hidden="true" className="h-16 text-faint" fill="none" stroke="currentColor">
        <ellipse cx="60" cy="32" rx="54" ry="17" strokeDasharray="2 5" transform="rotate(-8 60 32)" />
        <circle cx="60" cy="32" r="15" strokeWidth="1.25" />
        <circle cx="105" cy="20" r="3" fill="currentColor" stroke="none" />
      </svg>
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
