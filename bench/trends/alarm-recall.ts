const HOUR_MS = 3_600_000
/** Alarms closer together than this are one. */
const ONE_ALARM_MS = HOUR_MS

/** A count series with the windows in which something happened. */
export type LabelledSeries = {
  readonly name: string
  readonly points: readonly { readonly atMs: number; readonly count: number }[]
  readonly windows: readonly { readonly fromMs: number; readonly toMs: number }[]
}

/** The share of every series that is only learnt from, at most 750 points, as the benchmark's authors do. */
export function probation(series: LabelledSeries): number {
  return Math.min(750, Math.floor(0.15 * series.points.length))
}

/**
 * Share of windows with an alarm inside, at the lowest threshold (one for all series) that raises at most so many
 * false alarms a day. `scores` has one number per point of each series.
 */
export function recallAtFalseAlarms(
  all: readonly LabelledSeries[],
  scores: readonly (readonly number[])[],
  falseAlarmsPerDay: number,
): number {
  const outside: { atMs: number; score: number }[][] = []
  const highest: number[] = []
  let days = 0
  for (const [index, series] of all.entries()) {
    const from = probation(series)
    const best = series.windows.map(() => -Infinity)
    const rest: { atMs: number; score: number }[] = []
    for (let point = from; point < series.points.length; point += 1) {
      const { atMs } = series.points[point] as { atMs: number }
      const score = scores[index]?.[point] ?? -Infinity
      const window = series.windows.findIndex(({ fromMs, toMs }) => atMs >= fromMs && atMs <= toMs)
      if (window < 0) rest.push({ atMs, score })
      else best[window] = Math.max(best[window] as number, score)
    }
    outside.push(rest)
    highest.push(...best)
    days += ((series.points.at(-1)?.atMs ?? 0) - (series.points[from]?.atMs ?? 0)) / (24 * HOUR_MS)
  }
  const falseAlarms = (threshold: number): number => {
    let alarms = 0
    for (const rest of outside) {
      let lastMs = -Infinity
      for (const { atMs, score } of rest) {
        if (score < threshold) continue
        if (atMs - lastMs > ONE_ALARM_MS) alarms += 1
        lastMs = atMs
      }
    }
    return alarms
  }
  let recall = 0
  for (const threshold of highest.filter(Number.isFinite)) {
    if (falseAlarms(threshold) > falseAlarmsPerDay * days) continue
    recall = Math.max(recall, highest.filter((score) => score >= threshold).length / highest.length)
  }
  return recall
}
