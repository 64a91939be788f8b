import '../call/zod-without-eval'
import type { TrendDetail } from '@trendverse/domain/trends/trend'
import { writeCachedDetail } from '@trendverse/storage/browser/cached-details'
import { safeStorage } from '@trendverse/storage/browser/safe-storage'

/** Keeps a story for the day without a network (TR-06). */
export function rememberStory(story: TrendDetail): void {
  writeCachedDetail(
    safeStorage(() => window.localStorage),
    story,
  )
}
