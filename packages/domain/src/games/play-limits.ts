/** Achievements kept of one run (PL-15): a list that people read. */
export const MAX_ACHIEVEMENTS = 40
export const MAX_ACHIEVEMENT_LENGTH = 60

/** Largest score, number of coins or experience: far above any game, and exact in every engine. */
export const MAX_COUNT = 1_000_000_000
export const MAX_LEVEL = 9_999
export const MAX_HEALTH = 100
