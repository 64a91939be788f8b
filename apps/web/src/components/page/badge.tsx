import type { ReactNode } from 'react'
import { classNames } from '../text/class-names'

type BadgeProps = {
  readonly children: ReactNode
  /** `accent` takes the colour of the trend it stands in. */
  readonly tone?: 'plain' | 'accent'
  readonly className?: string
}

/** A short fact in a pill. */
export function Badge({ children, tone = 'plain', className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium',
        tone === 'accent' ? 'bg-accent-soft text-accent' : 'border border-line text-muted',
        className,
      )}
    >
      {children}
    </span>
  )
}
