import { readCachedTrends, writeCachedTrends } from '@trendverse/storage/browser/read-cached-trends'
import { safeStorage } from '@trendverse/storage/browser/safe-storage'
import type { TrendList } from './trend-list'

const storage = safeStorage(() => window.localStorage)

/** The list of the last visit (TR-06), or null. */
export function readCachedList(): TrendList | null {
  return readCachedTrends(storage)
}

/** TR-05: keeps what a server gave. */
export function writeCachedList(list: TrendList): void {
  writeCachedTrends(storage, list)
}

/** What came with the page is a server's list, too (TR-05); a longer one of an earlier visit is not given up for it. */
export function writeFirstList(list: TrendList): void {
  if (readCachedList() === null) writeCachedList(list)
}
