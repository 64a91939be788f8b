import type { User } from '../accounts/user'
import { LIMIT_SETTING, type SystemSettings } from '../settings/system-settings'
import { DAILY_ACTIONS, type DailyAction, type PerAction, UNLIMITED } from './daily-action'

/** The settings that limit actions. */
export type DailyLimitSettings = Pick<SystemSettings, (typeof LIMIT_SETTING)[DailyAction]>

/** What an account may do a day: the installation's setting, unless an administrator set its own (OP-23). */
export function dailyLimitsOf(overrides: User['dailyLimitOverrides'] | null, settings: DailyLimitSettings): PerAction {
  const limitOf = (action: DailyAction): number => overrides?.[action] ?? settings[LIMIT_SETTING[action]]
  return { memes: limitOf('memes'), quizzes: limitOf('quizzes'), games: limitOf('games') }
}

/** How often something may still be done today; -1 is without end (LM-03), and nothing is ever owed. */
export function remainingOf(limit: number, usedToday: number): number {
  return limit < 0 ? UNLIMITED : Math.max(0, limit - usedToday)
}

/** ER-45, OP-25: `n` is the account's daily limit (OP-24). */
export function limitReachedText(action: DailyAction, limit: number): string {
  const [name, verb] = {
    memes: ['meme', 'create'],
    quizzes: ['quiz', 'take'],
    games: ['game', 'play'],
  }[action] as [string, string]
  return `Daily ${name} limit reached! You can ${verb} ${limit} more ${action} tomorrow.`
}

/** Nothing done yet. */
export const NOTHING_USED: PerAction = { memes: 0, quizzes: 0, games: 0 }

/** Whether any of the actions was done. */
export function isAnyUsed(used: PerAction): boolean {
  return DAILY_ACTIONS.some((action) => used[action] > 0)
}
