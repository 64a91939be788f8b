import type { Backend } from '@trendverse/contract/contract'

type Calls = Backend['admin']['games']

/** A game as administrators see it. */
export type CatalogueGame = Awaited<ReturnType<Calls['list']>>['data'][number]
export type PackRow = Awaited<ReturnType<Calls['listPacks']>>['data'][number]
export type RunRow = Awaited<ReturnType<Calls['listRuns']>>['data'][number]

/** Characters of the reason a pack or a run is taken out of sight for. */
export const MAX_REASON_LENGTH = 300
