/** Stages of a trend's life, in the order of a usual life. */
export const LIFECYCLE_STAGES = ['emerging', 'rising', 'peak', 'fading', 'dormant'] as const

export type LifecycleStage = (typeof LIFECYCLE_STAGES)[number]
