import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** Whether something changed since it was reported. Of reports made before looks were kept that is not known. */
export const looksOtherwise = (then: Uuid | null, now: Uuid | null): boolean => then !== null && then !== now
