import type { ReactNode } from 'react'
import { classNames } from '../../../components/text/class-names'

export type Fact = {
  readonly label: string
  readonly value: ReactNode
  /** Somebody should do something about it. */
  readonly isBad?: boolean
}

/** Facts one under the other, each with its name at the left. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-1 text-sm">
      {facts.map(({ label, value, isBad = false }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
          <dt>{label}</dt>
          <dd className={classNames('text-right tabular-nums', isBad ? 'text-warn' : 'text-muted')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
