import type { Backend } from '@trendverse/contract/contract'

type TrendCalls = Backend['admin']['trends']
type StoryCalls = Backend['admin']['stories']

/** A row of the list of trends. */
export type TrendRow = Awaited<ReturnType<TrendCalls['list']>>['data'][number]
/** One trend as it is opened. */
export type OpenTrend = Awaited<ReturnType<TrendCalls['get']>>['data']
/** Why an item is in a trend. */
export type TrendJoin = Awaited<ReturnType<StoryCalls['listJoins']>>['data'][number]
/** A story that became part of a trend. */
export type TrendMerge = Awaited<ReturnType<StoryCalls['listMerges']>>['data'][number]
export type SourceRow = Awaited<ReturnType<Backend['admin']['sources']['list']>>['data'][number]
