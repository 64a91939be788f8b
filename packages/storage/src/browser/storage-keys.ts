import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** The last list a server gave (ST-04, OP-76): painted at once at the next visit, shown during an outage. */
export const TRENDS_CACHE_KEY = `${STORAGE_PREFIX}trends_cache`
/** Trends made on this device and counts collected on it (ST-04, OP-76). */
export const LOCAL_TRENDS_KEY = `${STORAGE_PREFIX}local_trends`
/** Stories of the trends opened last; apart from the list, so that the first paint does not parse them. */
export const TREND_DETAILS_KEY = `${STORAGE_PREFIX}trends_cache_details`
