import type { Match } from './b-cubed'
import type { PairFigures, SetFigures } from './story-figures'

const HEADER = ['', 'items', 'stories', 'shared', 'largest', 'precision', 'recall', 'F1', 'ms per item']

/** The first column to the left, the others to the right, each as wide as its widest cell. */
function alignTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}

const count = (number: number): string => number.toFixed(0)
const share = (number: number): string => number.toFixed(3)

/** One row per set under a header; with figures of another version those in brackets behind today's. */
export function tableOf(sets: readonly SetFigures[], before: readonly SetFigures[] = []): string[] {
  const rows = sets.map((set) => {
    const former = before.find(({ name }) => name === set.name)
    const cell = (write: (figures: SetFigures) => string): string =>
      former === undefined ? write(set) : `${write(set)} (${write(former)})`
    const match = (key: keyof Match): string =>
      set.match === null ? '-' : cell((figures) => share(figures.match?.[key] ?? 0))
    return [
      set.name,
      count(set.items),
      cell(({ stories }) => count(stories)),
      cell(({ shared }) => count(shared)),
      cell(({ largest }) => count(largest)),
      match('precision'),
      match('recall'),
      match('f1'),
      cell(({ msPerItem }) => share(msPerItem)),
    ]
  })
  return alignTable([HEADER, ...rows])
}

/** How many pairs were treated as their label says, and those that were not, by version. */
export function describePairs(pairs: PairFigures, before: PairFigures): string[] {
  const listed = ({ wrong }: PairFigures): string[] =>
    wrong.length === 0 ? ['  none'] : wrong.map((pair) => `  ${pair}`)
  return [
    `pairs: ${pairs.merged} (${before.merged}) merged that belong together, ${pairs.apart} (${before.apart}) kept apart that do not`,
    'wrong today:',
    ...listed(pairs),
    'wrong before:',
    ...listed(before),
  ]
}
