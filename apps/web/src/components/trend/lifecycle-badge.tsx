import type { LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'
import { LIFECYCLE_TEXT } from '../text/lifecycle-text'

/** One shape per stage on a grid of 12, so that stages can be told apart without colour. */
const SHAPES: Readonly<Record<LifecycleStage, string>> = {
  emerging: 'M6 1a5 5 0 1 0 .01 0ZM6 2.75a3.25 3.25 0 1 1-.01 0ZM6 4.5a1.5 1.5 0 1 0 .01 0Z',
  rising: 'M6 1.25L11.25 10.5H.75Z',
  peak: 'M6 .5L11.5 6L6 11.5L.5 6Z',
  fading: 'M.75 1.5H11.25L6 10.75Z',
  dormant: 'M1.5 4.75H10.5V7.25H1.5Z',
}

/** A lifecycle stage with its colour (base.css), shape and name. */
export function LifecycleBadge({ stage }: { readonly stage: LifecycleStage }) {
  const text = LIFECYCLE_TEXT[stage]
  return (
    <span title={text.meaning} data-stage={stage} className="stage-badge">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-2.5 shrink-0" fill="currentColor">
        <path d={SHAPES[stage]} fillRule="evenodd" />
      </svg>
      {text.name}
    </span>
  )
}
