import type { ReactNode } from 'react'

type StoryFactProps = {
  readonly term: string
  readonly value: ReactNode
  /** One plain sentence on what the value says. */
  readonly children: ReactNode
}

/** One term of what a story is ranked by. */
export function StoryFact({ term, value, children }: StoryFactProps) {
  return (
    <div className="story-fact">
      <dt className="text-xs font-medium text-faint">{term}</dt>
      <dd className="grid gap-1">
        <span className="font-display text-lg leading-snug font-semibold text-balance tabular-nums first-letter:uppercase">
          {value}
        </span>
        <span className="text-sm text-muted">{children}</span>
      </dd>
    </div>
  )
}
