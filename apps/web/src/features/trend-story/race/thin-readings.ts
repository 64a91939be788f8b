/** Rows of a table that people still read, and that need no scrolling inside the page. */
export const MAX_TABLE_ROWS = 24

/** At most `most` items, evenly chosen, the first and the last always among them. */
export function thinReadings<Item>(items: readonly Item[], most: number = MAX_TABLE_ROWS): readonly Item[] {
  if (items.length <= most) return items
  const step = (items.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)]).filter(
    (item): item is Item => item !== undefined,
  )
}
