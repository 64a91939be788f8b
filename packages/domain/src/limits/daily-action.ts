/** What an account may do only so often a day. Plural, as the counters of the specification are named (AC-02). */
export const DAILY_ACTIONS = ['memes', 'quizzes', 'games'] as const
export type DailyAction = (typeof DAILY_ACTIONS)[number]

/** One whole number per action. */
export type PerAction<Value = number> = Readonly<Record<DailyAction, Value>>

/** LM-03: the limit that means "as often as you like". */
export const UNLIMITED = -1
