import type { LifecycleStage } from '@trendverse/domain/trends/momentum/lifecycle-stage'

/** Stages of a trend's life as visitors read them. */
export const LIFECYCLE_TEXT: Readonly<Record<LifecycleStage, { readonly name: string; readonly meaning: string }>> = {
  emerging: { name: 'Emerging', meaning: 'Picking up fast, but only in one source so far' },
  rising: { name: 'Rising', meaning: 'Still gaining attention' },
  peak: { name: 'At its peak', meaning: 'The most attention it’s had so far' },
  fading: { name: 'Fading', meaning: 'Attention is moving on' },
  dormant: { name: 'Quiet', meaning: 'Nothing new for a while' },
}
