import type { Backend } from '@trendverse/contract/contract'

type GameCalls = Backend['games']
type DataOf<Name extends keyof GameCalls> =
  Awaited<ReturnType<GameCalls[Name]>> extends { readonly data: infer Data } ? Data : never

/** A game of the catalogue; it has a board in each of its `modes`, and without any its runs are not ranked. */
export type ListedGame = DataOf<'get'>
export type Ticket = NonNullable<DataOf<'start'>>
/** A run that was left, and how far it had come. */
export type OpenRun = NonNullable<DataOf<'open'>>
/** What became of a run that was sent. */
export type RunResult = DataOf<'finish'>
export type Board = DataOf<'board'>
export type BoardRow = Board['rows'][number]
/** A run as anybody may watch it. */
export type ShownRun = DataOf<'run'>
