import { knownEmailProblem } from '../accounts/sign-up-rules'
import { gameOriginsProblem } from '../games/game-origins'
import type { DailyAction } from '../limits/daily-action'
import { UNLIMITED } from '../limits/daily-action'
import { DEFAULT_PUBLIC_SETTINGS } from './public-settings'

/** What administrators set for a whole installation (LM-01 and OP-15, beside what visitors see of it). */
export type SystemSettings = {
  /** Uses a day per account, -1 for no limit (LM-03). */
  readonly dailyMemeLimit: number
  readonly dailyQuizLimit: number
  readonly dailyGameLimit: number
  /** Off: nobody can sign up. */
  readonly enableRegistration: boolean
  /** On: only administrators come in. */
  readonly maintenanceMode: boolean
  /** OP-01 */
  readonly siteName: string
  /** HM-04 */
  readonly autoFeature: boolean
  /** On: sign-in, sign-up and newsletter do not tell whether an address is known. */
  readonly neutralAccountTexts: boolean
  /** On: a subscription counts once its address was confirmed. */
  readonly newsletterDoubleOptIn: boolean
  /** Where messages of the contact form are mailed; empty: they are kept for administrators alone. */
  readonly supportEmail: string
  /** Sites whose games may be framed, as `readGameOrigins` reads them; empty: games come from this site alone. */
  readonly gameOrigins: string
  /** What writes quizzes and memes, paints, and what tests of keys ask (AI-03, AI-07, OP-50), as the provider names them. */
  readonly aiQuizModel: string
  readonly aiMemeModel: string
  readonly aiImageModel: string
  /** Empty: the model a key is used for (OP-89). */
  readonly aiTestModel: string
}

/** LM-02 */
export const DEFAULT_SYSTEM_SETTINGS: SystemSettings = {
  dailyMemeLimit: DEFAULT_PUBLIC_SETTINGS.dailyMemeLimit,
  dailyQuizLimit: DEFAULT_PUBLIC_SETTINGS.dailyQuizLimit,
  dailyGameLimit: DEFAULT_PUBLIC_SETTINGS.dailyGameLimit,
  enableRegistration: DEFAULT_PUBLIC_SETTINGS.enableRegistration,
  maintenanceMode: DEFAULT_PUBLIC_SETTINGS.maintenanceMode,
  siteName: DEFAULT_PUBLIC_SETTINGS.siteName,
  autoFeature: DEFAULT_PUBLIC_SETTINGS.autoFeature,
  neutralAccountTexts: false,
  // OP-66: whoever subscribes gets the welcome at once.
  newsletterDoubleOptIn: false,
  supportEmail: '',
  gameOrigins: '',
  aiQuizModel: 'gpt-4o',
  aiMemeModel: 'gpt-4o',
  aiImageModel: 'dall-e-3',
  aiTestModel: '',
}

/** A larger daily limit is a mistake: nobody does anything so often. */
export const MAX_DAILY_LIMIT = 1_000_000
export const MAX_SITE_NAME_LENGTH = 100
/** How providers name models: `gpt-4o`, `meta-llama/Llama-3.1-8B:free`. */
export const MODEL_NAME = /^[\w.:/@+-]{1,100}$/

/** The setting that limits each action. */
export const LIMIT_SETTING = {
  memes: 'dailyMemeLimit',
  quizzes: 'dailyQuizLimit',
  games: 'dailyGameLimit',
} as const satisfies Record<DailyAction, keyof SystemSettings>

/** Whether a value is a daily limit: a whole number from 0, or -1 for none (LM-03). */
export function isDailyLimit(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= UNLIMITED && value <= MAX_DAILY_LIMIT
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isSiteName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.trim().length <= MAX_SITE_NAME_LENGTH

const isModelName = (value: unknown): value is string => typeof value === 'string' && MODEL_NAME.test(value)

const isModelNameOrNone = (value: unknown): value is string => value === '' || isModelName(value)

const isSupportEmail = (value: unknown): value is string =>
  typeof value === 'string' && (value === '' || (value === value.trim() && knownEmailProblem(value) === null))

const isGameOrigins = (value: unknown): value is string =>
  typeof value === 'string' && gameOriginsProblem(value) === null

const IS_USABLE: { readonly [Key in keyof SystemSettings]: (value: unknown) => value is SystemSettings[Key] } = {
  dailyMemeLimit: isDailyLimit,
  dailyQuizLimit: isDailyLimit,
  dailyGameLimit: isDailyLimit,
  enableRegistration: isBoolean,
  maintenanceMode: isBoolean,
  siteName: isSiteName,
  autoFeature: isBoolean,
  neutralAccountTexts: isBoolean,
  newsletterDoubleOptIn: isBoolean,
  supportEmail: isSupportEmail,
  gameOrigins: isGameOrigins,
  aiQuizModel: isModelName,
  aiMemeModel: isModelName,
  aiImageModel: isModelName,
  aiTestModel: isModelNameOrNone,
}

// The record's keys are those of the type, checked by its declaration.
export const SYSTEM_SETTING_KEYS = Object.keys(IS_USABLE) as readonly (keyof SystemSettings)[]

/** A stored value, or the default where it is missing or unusable. */
export function readSystemSetting<Key extends keyof SystemSettings>(key: Key, stored: unknown): SystemSettings[Key] {
  return IS_USABLE[key](stored) ? stored : DEFAULT_SYSTEM_SETTINGS[key]
}
