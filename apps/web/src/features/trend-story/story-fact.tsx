import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names'

type StoryFactProps = {
  readonly term: string
  readonly value: ReactNode
  /** Takes a line of its own where there is little room. */
  readonly wide?: boolean
  /** One plain sentence on what the value says. */
  readonly children: ReactNode
}

/** One figure of a story's head. */
export function StoryFact({ term, value, wide = false, children }: StoryFactProps) {
  return (
    <div className={classNames('grid content-start gap-1.5 bg-panel p-5', wide && 'col-span-2 lg:col-span-1')}>
      <dt className="text-xs font-medium text-faint">{term}</dt>
      <dd className="grid gap-1.5">
        <span className="font-display text-xl font-semibold text-balance tabular-nums">{value}</span>
        <span className="text-sm text-muted">{children}</span>
      </dd>
    </div>
  )
}
