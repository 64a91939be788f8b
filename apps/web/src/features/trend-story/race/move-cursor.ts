/** A long key press crosses the chart in about this many steps. */
const PAGES = 10

/** Where a key takes the cursor of a chart with `count` readings; null for keys that are not the chart's. */
export function moveCursor(key: string, index: number, count: number): number | null {
  const page = Math.max(1, Math.round(count / PAGES))
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    PageUp: index + page,
    PageDown: index - page,
    Home: 0,
    End: count - 1,
  }
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined
  return target === undefined ? null : Math.min(count - 1, Math.max(0, target))
}
