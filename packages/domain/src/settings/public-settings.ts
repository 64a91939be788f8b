import { UNLIMITED } from '../limits/daily-action'
import { PRODUCT_NAME } from '../primitives/product'

/** What any visitor may know of an installation's settings. */
export type PublicSettings = {
  /** The site name shown to visitors (OP-01). */
  readonly siteName: string
  readonly maintenanceMode: boolean
  /** OP-15: whether anybody may sign up. */
  readonly enableRegistration: boolean
  /** Whether trends are featured by themselves where no administrator chose (HM-04). */
  readonly autoFeature: boolean
  /** When the sources were last read with at least one success, ISO 8601, or null before the first time. */
  readonly trendsUpdatedAt: string | null
  /** What an account may do a day, -1 without end (LM-03): what sign-up promises follows it (LM-11). */
  readonly dailyMemeLimit: number
  readonly dailyQuizLimit: number
  readonly dailyGameLimit: number
}

export const DEFAULT_PUBLIC_SETTINGS: PublicSettings = {
  siteName: PRODUCT_NAME,
  maintenanceMode: false,
  enableRegistration: true,
  autoFeature: true,
  trendsUpdatedAt: null,
  // LM-02
  dailyMemeLimit: 10,
  dailyQuizLimit: UNLIMITED,
  dailyGameLimit: UNLIMITED,
}
