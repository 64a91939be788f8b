import { GOES_ON, type TrendLife } from './life'

/** Many lives at once, one column for each of their facts, as a picture takes them. All columns are of one length. */
export type StarColumns = {
  readonly numbers: Uint32Array
  readonly bornHours: Uint32Array
  readonly peakHours: Uint16Array
  readonly lastHours: Uint16Array
  readonly reaches: Uint8Array
  readonly categories: Uint8Array
  readonly families: Uint16Array
}

export function emptyColumns(length: number): StarColumns {
  return {
    numbers: new Uint32Array(length),
    bornHours: new Uint32Array(length),
    peakHours: new Uint16Array(length),
    lastHours: new Uint16Array(length),
    reaches: new Uint8Array(length),
    categories: new Uint8Array(length),
    families: new Uint16Array(length),
  }
}

/** A life that `readLife` writes into. */
export type ReadLife = { -readonly [Fact in keyof TrendLife]: TrendLife[Fact] }

export function emptyLife(): ReadLife {
  return { number: 0, bornHour: 0, peakHours: 0, lastHours: GOES_ON, reach: 0, category: 0, family: 0 }
}

/** Reads one row of the columns into a life: walking through very many must not leave an object for each behind. */
export function readLife(columns: StarColumns, row: number, into: ReadLife): void {
  into.number = columns.numbers[row] ?? 0
  into.bornHour = columns.bornHours[row] ?? 0
  into.peakHours = columns.peakHours[row] ?? 0
  into.lastHours = columns.lastHours[row] ?? GOES_ON
  into.reach = columns.reaches[row] ?? 0
  into.category = columns.categories[row] ?? 0
  into.family = columns.families[row] ?? 0
}

/** The life in one row of the columns. */
export function lifeAt(columns: StarColumns, row: number): TrendLife {
  const life = emptyLife()
  readLife(columns, row, life)
  return life
}

/** The columns of some lives, in their order. */
export function columnsOf(lives: readonly TrendLife[]): StarColumns {
  const columns = emptyColumns(lives.length)
  for (const [row, life] of lives.entries()) {
    columns.numbers[row] = life.number
    columns.bornHours[row] = life.bornHour
    columns.peakHours[row] = life.peakHours
    columns.lastHours[row] = life.lastHours
    columns.reaches[row] = life.reach
    columns.categories[row] = life.category
    columns.families[row] = life.family
  }
  return columns
}
