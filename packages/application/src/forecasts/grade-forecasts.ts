import { forecastWindowMs } from '@trendverse/domain/trends/forecasts/forecast-row'
import { type ForecastGrade, gradeForecast } from '@trendverse/domain/trends/forecasts/grade-forecast'
import { sourceWatch } from '@trendverse/domain/trends/forecasts/source-watch'
import { SOURCE_IDS, type SourceId } from '@trendverse/domain/trends/items/source'
import type { UngradedForecast } from '../ports/forecasts'
import type { Needs } from '../ports/ports'

type GradePorts = Needs<'clock' | 'forecasts' | 'ingest' | 'letOthersRun'>

/** Forecasts read and graded at a time: some thousand points of history. */
const BATCH = 500

/** Grades what can be graded by now, and notes which chances stand on a page. */
export async function gradeForecasts(
  ports: GradePorts,
  signal?: AbortSignal,
): Promise<{ readonly graded: number; readonly shown: number }> {
  const shown = await ports.forecasts.markShown(ports.clock.nowMs())
  return { shown, graded: await gradeDue(ports, signal) }
}

/**
 * Grades what can be graded by now, in one pass over the forecasts without a grade. It needs what is stored and nothing of the
 * engine; cut off and begun again, it comes to the same grades. Answers how many are new.
 */
export async function gradeDue(ports: GradePorts, signal?: AbortSignal): Promise<number> {
  const { clock, forecasts, letOthersRun } = ports
  const nowMs = clock.nowMs()
  let graded = 0
  let after: UngradedForecast | null = null
  let judge: Judge | null = null
  while (!signal?.aborted) {
    const batch: readonly UngradedForecast[] = await forecasts.listUngraded({ nowMs, after, limit: BATCH })
    const last = batch.at(-1)
    if (last === undefined) break
    // Forecasts come in order of due time, so no later one began much before the first.
    judge ??= await judgeSince(ports, Math.min(...batch.map(firstSightMs)), nowMs)
    const grades = await gradesOf(ports, batch, judge)
    graded += await forecasts.saveGrades(grades)
    after = last
    await letOthersRun()
  }
  return graded
}

const LONGEST_WINDOW_MS = Math.max(...SOURCE_IDS.map(forecastWindowMs))
const firstSightMs = ({ source, dueAtMs }: UngradedForecast): number => dueAtMs - forecastWindowMs(source)

type Judge = (source: SourceId) => ReturnType<typeof sourceWatch>

/** What was read when, from the longest window before an instant on. */
async function judgeSince({ forecasts }: GradePorts, sinceMs: number, nowMs: number): Promise<Judge> {
  const readings = await forecasts.listReadings(sinceMs - LONGEST_WINDOW_MS)
  const ofSite = [...readings.values()].flat().sort((a, b) => a - b)
  const watches = new Map<SourceId, ReturnType<typeof sourceWatch>>()
  return (source) => {
    const watch = watches.get(source) ?? sourceWatch(readings.get(source) ?? [], ofSite, nowMs)
    watches.set(source, watch)
    return watch
  }
}

async function gradesOf(
  { ingest }: GradePorts,
  batch: readonly UngradedForecast[],
  judge: Judge,
): Promise<readonly ForecastGrade[]> {
  const ids = [...new Set(batch.flatMap(({ sightingId }) => sightingId ?? []))]
  const points = await ingest.listObservations(ids, Math.min(...batch.map(firstSightMs)))
  return batch.flatMap((forecast) => {
    const seen = (forecast.sightingId === null ? undefined : points.get(forecast.sightingId)) ?? []
    return (
      gradeForecast(
        forecast,
        seen.filter(({ stated }) => !stated),
        judge(forecast.source),
      ) ?? []
    )
  })
}
