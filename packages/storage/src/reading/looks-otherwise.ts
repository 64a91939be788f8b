import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** Whether something changed since it was reported. Unknown for reports made before looks were stored. */
export const looksOtherwise = (then: Uuid | null, now: Uuid | null): boolean => then !== null && then !== now
