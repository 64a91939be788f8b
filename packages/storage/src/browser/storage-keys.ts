import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import type { Uuid } from '@trendverse/domain/primitives/uuid'

/** The last list a server gave (ST-04, OP-76): painted at once at the next visit, shown during an outage. */
export const TRENDS_CACHE_KEY = `${STORAGE_PREFIX}trends_cache`
/** Trends made on this device and counts collected on it (ST-04, OP-76). */
export const LOCAL_TRENDS_KEY = `${STORAGE_PREFIX}local_trends`
/** Stories of the trends opened last; apart from the list, so that the first paint does not parse them. */
export const TREND_DETAILS_KEY = `${STORAGE_PREFIX}trends_cache_details`

/*
 * Browser mode only (OP-09): the data of this device. In server mode none of these is written (ST-02) but the flag of the trial, as a mirror
 * (LM-09).
 */

/** ST-01: local accounts, with hashes of their passwords. */
export const USERS_KEY = 'users'
/** ST-01 */
export const SETTINGS_KEY = 'systemSettings'
/** ST-01 */
export const SUBSCRIBERS_KEY = 'newsletter_subscribers'
/** ST-01, NL-02: sign-ups per date. */
export const SIGN_UPS_KEY = 'newsletter_analytics'
export const SESSIONS_KEY = `${STORAGE_PREFIX}sessions`
/** ST-05, OP-76: hashes of one-time tokens. */
export const TOKENS_KEY = `${STORAGE_PREFIX}tokens`
/** Counted tries, under hashes. */
export const RATE_COUNTS_KEY = `${STORAGE_PREFIX}attempts`
export const USAGE_KEY = `${STORAGE_PREFIX}usage`
/** OP-76 */
export const OUTBOX_KEY = `${STORAGE_PREFIX}outbox`
/** ST-04, OP-76 */
export const SMTP_CONFIGS_KEY = `${STORAGE_PREFIX}smtp_configs`
export const MAIL_TEMPLATES_KEY = `${STORAGE_PREFIX}mail_templates`
export const CONTACT_MESSAGES_KEY = `${STORAGE_PREFIX}contact_messages`
export const AUDIT_LOG_KEY = `${STORAGE_PREFIX}audit_log`
/** ST-04, OP-76: identity checks, open and past. */
export const KYC_REQUIRED_USERS_KEY = `${STORAGE_PREFIX}kyc_required_users`
/** ST-04, OP-76 */
export const KYC_URLS_KEY = `${STORAGE_PREFIX}kyc_urls`
/** Results of a provider that came already. */
export const KYC_RESULTS_KEY = `${STORAGE_PREFIX}kyc_results`
/** Quizzes that are being taken. Apart from those that ended, so that an answer writes little. */
export const QUIZ_ATTEMPTS_KEY = `${STORAGE_PREFIX}quiz_attempts`
/** The latest quizzes that ended. */
export const QUIZ_HISTORY_KEY = `${STORAGE_PREFIX}quiz_history`
/** Quizzes of the day as they were first made on this device. */
export const DAILY_QUIZZES_KEY = `${STORAGE_PREFIX}daily_quizzes`
/** How questions of quizzes turned out, and reports of them. */
export const QUESTION_QUALITY_KEY = `${STORAGE_PREFIX}question_quality`
/** ST-05, OP-76: memes in the collection of an account of this device. */
export const SAVED_MEMES_KEY = `${STORAGE_PREFIX}saved_memes`
/** ST-05, OP-76: the other memes made on this device. */
export const MEME_HISTORY_KEY = `${STORAGE_PREFIX}meme_history`
/** What was reported of them. */
export const MEME_REPORTS_KEY = `${STORAGE_PREFIX}meme_reports`
/** Which of them were removed. */
export const MEME_REMOVALS_KEY = `${STORAGE_PREFIX}meme_removals`
/** Games an administrator of this device added, or changed. */
export const GAMES_KEY = `${STORAGE_PREFIX}games`
/** What games were played with here. */
export const GAME_PACKS_KEY = `${STORAGE_PREFIX}game_packs`
/** Runs of one game on this device. */
export function gameRunsKey(gameId: string): string {
  return `${STORAGE_PREFIX}game_runs_${gameId}`
}
/** How often something was shared, per day. */
export const SHARES_KEY = `${STORAGE_PREFIX}shares`
/** ST-05, OP-76: the leaderboard of one trend. */
export function leaderboardKey(trendId: Uuid): string {
  return `${STORAGE_PREFIX}leaderboard_${trendId}`
}
