import type { LifecycleStage } from '@trendverse/domain/trends/lifecycle-stage'
import { LIFECYCLE_TEXT } from './lifecycle-text'

/** How full the mark beside the name is: the stage can be told without colour. */
const MARK: Readonly<Record<LifecycleStage, string>> = {
  emerging: 'M6 3.5a2.5 2.5 0 1 0 .01 0',
  rising: 'M2 10 L10 2 M5 2 H10 V7',
  peak: 'M1 9 L6 3 L11 9',
  fading: 'M2 2 L10 10 M5 10 H10 V5',
  dormant: 'M2 6 H10',
}

/** Where a trend stands in its life. */
export function LifecycleBadge({ stage }: { readonly stage: LifecycleStage }) {
  const text = LIFECYCLE_TEXT[stage]
  return (
    <span title={text.meaning} className="inline-flex items-center gap-1.5 text-xs font-medium text-accent">
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="size-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        <path d={MARK[stage]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {text.name}
    </span>
  )
}
