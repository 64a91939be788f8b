import { findSharedProfile } from '@trendverse/application/accounts/shared-profile'
import { findVisibleMeme } from '@trendverse/application/memes/find-visible-meme'
import type { Needs } from '@trendverse/application/ports/ports'
import { findSharedResult } from '@trendverse/application/quizzes/read-shared-result'
import { getPublicSettings } from '@trendverse/application/settings/get-public-settings'
import type { Meme } from '@trendverse/domain/memes/meme'
import {
  dailyQuizCard,
  type PreviewCard,
  profileCard,
  resultCard,
  sharedMemeCard,
  TREND_CARD_KINDS,
  trendCard,
} from '@trendverse/domain/previews/preview-card'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { scoreOf } from '@trendverse/domain/quizzes/attempt-rules'
import { dailyQuizDay, dayOfDailyQuiz } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { sharedName } from '@trendverse/domain/social/share-texts'
import type { TrendDetail } from '@trendverse/domain/trends/trend'

/** What cards are made from. */
export type PreviewPorts = Needs<
  'accounts' | 'clock' | 'dailyQuizzes' | 'memes' | 'quizzes' | 'reports' | 'settings' | 'trends'
>

const PREVIEW_KINDS = [...TREND_CARD_KINDS, 'result', 'shared-meme', 'profile', 'daily-quiz'] as const
export type PreviewKind = (typeof PREVIEW_KINDS)[number]

/** A card with what it is about. */
export type FoundCard = {
  readonly card: PreviewCard
  /** Null for cards of people and of quizzes of the day. */
  readonly trend: TrendDetail | null
  /** The meme on it, and the colour of what is drawn there; null for other cards. */
  readonly shared: { readonly meme: Meme; readonly createdBy: string; readonly accent: string } | null
}

export function isPreviewKind(text: string): text is PreviewKind {
  return PREVIEW_KINDS.some((kind) => kind === text)
}

/**
 * The card of a trend, a result or a meme, by its id, or of a profile by its user name; null where there is none to show:
 * unknown ids, trends that are not active, what its owner never shared, or what was hidden (OP-54, OP-64).
 */
export async function findCard(ports: PreviewPorts, kind: PreviewKind, id: string): Promise<FoundCard | null> {
  if (kind === 'profile') return findProfileCard(ports, id)
  if (!isUuid(id)) return null
  if (kind === 'daily-quiz') return findDailyCard(ports, id)
  if (kind === 'shared-meme') return findMemeCard(ports, id)
  if (kind === 'result') return findResultCard(ports, id)
  const trend = await ports.trends.findShown(id)
  if (trend === null) return null
  const { siteName } = await getPublicSettings(ports)
  return { card: trendCard(kind, trend, siteName), trend, shared: null }
}

/** The card of a profile somebody shared, with what is on it. */
export async function findProfileCard(ports: PreviewPorts, username: string) {
  const [{ siteName }, profile] = await Promise.all([getPublicSettings(ports), findSharedProfile(ports, username)])
  return profile && { card: profileCard(profile, siteName), trend: null, shared: null, profile }
}

async function findResultCard(ports: PreviewPorts, id: string): Promise<FoundCard | null> {
  const [{ siteName }, found] = await Promise.all([getPublicSettings(ports), findSharedResult(ports, id)])
  if (found === null) return null
  const { attempt, trend, firstName } = found
  const { right, total, passed } = scoreOf(attempt)
  const result = { score: right, total, isPassed: passed, firstName }
  const day = dayOfDailyQuiz(attempt.quiz.trendId)
  if (day !== null) return { card: dailyQuizCard(day, siteName, result), trend: null, shared: null }
  if (trend === null) return null
  return { card: resultCard(trend, siteName, result), trend, shared: null }
}

async function findDailyCard(ports: PreviewPorts, id: string): Promise<FoundCard | null> {
  const day = dayOfDailyQuiz(id)
  if (day === null) return null
  // Only today and days that had a quiz: otherwise anyone could make us draw a card for every date in history.
  if (day !== dailyQuizDay(ports.clock.nowMs()) && (await ports.dailyQuizzes.find(day)) === null) return null
  const { siteName } = await getPublicSettings(ports)
  return { card: dailyQuizCard(day, siteName, null), trend: null, shared: null }
}

async function findMemeCard(ports: PreviewPorts, id: string): Promise<FoundCard | null> {
  const found = await findVisibleMeme(ports, id, null)
  if (found === null) return null
  const { meme, maker } = found
  const trend = await ports.trends.findShown(meme.trendId)
  if (trend === null) return null
  const { siteName } = await getPublicSettings(ports)
  const createdBy = sharedName(maker?.firstName ?? null)
  return {
    card: sharedMemeCard(trend, siteName, createdBy),
    trend,
    shared: { meme, createdBy, accent: trend.color },
  }
}
