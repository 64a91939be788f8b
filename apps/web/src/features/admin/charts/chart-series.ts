/** Which token colours a series. */
export type ChartTone = 'accent' | 'good' | 'bad' | 'other'

/** One line or row of bars over the instants of a chart. */
export type ChartSeries = {
  readonly label: string
  readonly tone: ChartTone
  /** One value per instant; null where there is none. */
  readonly values: readonly (number | null)[]
}

/** What a chart shows. */
export type ChartData = {
  /** Milliseconds since 1970, ascending. */
  readonly times: readonly number[]
  readonly series: readonly ChartSeries[]
}

/** At most so many of a list, evenly apart and with the last one. */
export function pickEvenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items
  if (most < 1) return []
  const step = Math.ceil(items.length / most)
  return items.filter((_, index) => (items.length - 1 - index) % step === 0)
}

/** What a chart says to whoever cannot see it: where it begins and ends, and each series' sum and highest value. */
export function describeChart(
  { times, series }: ChartData,
  timeText: (ms: number) => string,
  valueText: (value: number) => string,
): string {
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined) return 'No data yet.'
  const told = series.map(({ label, values }) => {
    const highest = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)
    const at = times[values.indexOf(highest)]
    return highest === 0 || at === undefined
      ? `${label}: none`
      : `${label}: at most ${valueText(highest)}, on ${timeText(at)}`
  })
  return `${timeText(first)} to ${timeText(last)}. ${told.join('. ')}.`
}
