import type { CsvValue } from '@trendverse/domain/primitives/csv'
import type { ReactNode } from 'react'

export type ColumnSort = {
  readonly by: string
  readonly reverse?: string
  /** Whether `by` begins with the smallest. */
  readonly isAscending?: boolean
}

/** A column of a table over rows of the server. */
export type TableColumn<Row> = {
  /** Names it where a choice of columns is kept. */
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** What an export holds; a column without it is left out. */
  readonly csv?: (row: Row) => CsvValue
  /** The order its header asks for, and the one asked for by pressing it again. */
  readonly sort?: ColumnSort
  /** Numbers stand at the right. */
  readonly isNumber?: boolean
  /** Shown once somebody chooses it. */
  readonly isHiddenAtFirst?: boolean
}

/** Something done to every selected row, one call each. */
export type BulkAction<Row> = {
  readonly label: string
  /** Rows it makes no sense for are left out. */
  readonly fits?: (row: Row) => boolean
  readonly run: (row: Row) => Promise<unknown>
  /** Takes it back for a row it went through for; without it there is no way back, and it asks first. */
  readonly undo?: (row: Row) => Promise<unknown>
  /** Asked before it begins, where it cannot be taken back. */
  readonly question?: (count: number) => string
  /** Said when it is done: `12 accounts suspended.` */
  readonly done: (count: number) => string
}
