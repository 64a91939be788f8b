import { USER_ROLES } from '@trendverse/domain/accounts/user'
import { DAILY_ACTIONS, type DailyAction } from '@trendverse/domain/limits/daily-action'
import type { OpenUser, UserEdit } from './admin-user-types'

const NAMES = ['firstName', 'lastName', 'username', 'email'] as const
export const USER_FIELDS = [...NAMES, 'role', ...DAILY_ACTIONS] as const
export type UserField = (typeof USER_FIELDS)[number]

/** What a form holds of an account, as texts; an empty limit follows the setting. */
export type UserDraft = Readonly<Record<UserField, string>>

const limitDraft = (limit: number | null): string => (limit === null ? '' : String(limit))

export function toUserDraft(account: OpenUser['account']): UserDraft {
  const { firstName, lastName, username, email, role, dailyLimitOverrides: limits } = account
  return {
    firstName,
    lastName,
    username,
    email,
    role,
    memes: limitDraft(limits.memes),
    quizzes: limitDraft(limits.quizzes),
    games: limitDraft(limits.games),
  }
}

export const isLimit = (field: UserField): field is DailyAction => DAILY_ACTIONS.some((action) => action === field)

/** What is wrong with a limit as it was typed. */
export function limitProblem(text: string): string | undefined {
  return /^(|-1|\d{1,6})$/.test(text.trim())
    ? undefined
    : 'Please enter a whole number or −1 for unlimited, or leave this empty.'
}

/** These fields of a draft as the server takes them. */
export function toUserEdit(draft: UserDraft, fields: readonly UserField[]): Omit<UserEdit, 'status' | 'isActive'> {
  const names = NAMES.filter((name) => fields.includes(name)).map((name) => [name, draft[name].trim()])
  const limits = DAILY_ACTIONS.filter((action) => fields.includes(action)).map((action) => {
    const text = draft[action].trim()
    return [action, text === '' ? null : Number(text)] as const
  })
  const role = USER_ROLES.find((one) => one === draft.role)
  return {
    ...Object.fromEntries(names),
    ...(fields.includes('role') && role !== undefined && { role }),
    ...(limits.length > 0 && { dailyLimits: Object.fromEntries(limits) }),
  }
}
