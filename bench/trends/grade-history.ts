import { parseArgs } from 'node:util'
import { type ForecastReport, reportForecasts } from '@trendverse/domain/trends/forecasts/forecast-report'
import type { MadeForecast } from '@trendverse/domain/trends/forecasts/forecast-row'
import { tallyForecasts } from '@trendverse/domain/trends/forecasts/forecast-tally'
import { gradeForecast, type SeenPoint } from '@trendverse/domain/trends/forecasts/grade-forecast'
import { firstSightRows, passedRows } from '@trendverse/domain/trends/forecasts/record-forecasts'
import { sourceWatch } from '@trendverse/domain/trends/forecasts/source-watch'
import type { SourceId } from '@trendverse/domain/trends/items/source'
import { replayHistory } from './replay-history'
import { surveyHistory } from './survey-history'

/** A tenth with fewer forecasts says more of luck than of the forecasts. */
const ENOUGH = 100
/** Sources whose windows are those of a live and of a daily list: a history's own names mean nothing to the product. */
const STAND_INS: Readonly<Record<1 | 24, SourceId>> = { 1: 'reddit', 24: 'github' }

const { observations, 'from-fraction': fraction } = parseArgs({
  options: { observations: { type: 'string' }, 'from-fraction': { type: 'string', default: '0.5' } },
}).values
if (observations === undefined) throw new Error('Usage: tsx bench/trends/grade-history.ts --observations FILE.csv[.gz]')

const survey = await surveyHistory(observations, new Set())
const unitHoursOf = (source: string): 1 | 24 => survey.unitHours.get(source) ?? 1
const judgedFrom = Math.floor(survey.instants * Number(fraction))
const points = new Map<string, SeenPoint[]>()
const readings = new Map<string, number[]>()
const made = new Map<string, { readonly list: string; readonly row: MadeForecast; readonly isJudged: boolean }[]>()
let instants = 0
let lastMs = 0

for await (const { snapshots } of replayHistory(observations, unitHoursOf)) {
  instants += 1
  for (const { source: list, rows, answer } of snapshots) {
    const source = STAND_INS[unitHoursOf(list)]
    const observedAtMs = rows[0]?.observedAtMs ?? 0
    lastMs = Math.max(lastMs, observedAtMs)
    readings.set(list, [...(readings.get(list) ?? []), observedAtMs])
    const idOf = (itemId: string): string => `${list}\n${itemId}`
    const stated = rows.map(({ observation: { itemId, rank, metric } }, index) => {
      const id = idOf(itemId)
      points.set(id, [...(points.get(id) ?? []), { atMs: observedAtMs, metric, rank }])
      return { itemId: id, rank, chance: answer.scores[index]?.breakoutProbability ?? null }
    })
    const isStated = new Set(stated.filter(({ chance }) => chance !== null).map(({ itemId }) => itemId))
    const record = (fresh: readonly MadeForecast[]): void => {
      for (const row of fresh) {
        const isJudged = instants > judgedFrom && isStated.has(row.itemId)
        made.set(row.itemId, [...(made.get(row.itemId) ?? []), { list, row, isJudged }])
      }
    }
    record(
      firstSightRows(
        source,
        answer.forecasts.map((forecast) => ({ ...forecast, itemId: idOf(forecast.itemId) })),
        stated,
      ),
    )
    const known = stated.flatMap(({ itemId }) => (made.get(itemId) ?? []).map(({ row }) => row))
    record(passedRows({ source, observedAtMs }, stated, known))
  }
}

const watches = new Map([...readings].map(([list, read]) => [list, sourceWatch(read, read, lastMs)]))
const kept = [...made.values()].flat().flatMap(({ list, row, isJudged }) => {
  const watch = watches.get(list)
  if (!isJudged || watch === undefined) return []
  const outcome = gradeForecast(row, points.get(row.itemId) ?? [], watch)?.outcome ?? null
  return [{ ...row, outcome, shownAtMs: row.moment === 'first_sight' ? null : 1 }]
})
const report = reportForecasts(tallyForecasts(kept), [], null)

function table(bins: ForecastReport['reliability']): string[] {
  const differences = bins.filter(({ count }) => count >= ENOUGH).map(({ said, seen }) => Math.abs(said - seen))
  return [
    '| chance | forecasts | said | seen | seen - said |',
    '|---|---|---|---|---|',
    ...bins.map(({ from, count, said, seen }) => {
      return `| ${Math.round(100 * from)}% | ${count} | ${said.toFixed(3)} | ${seen.toFixed(3)} | ${(seen - said).toFixed(3)} |`
    }),
    `Largest difference in a tenth with at least ${ENOUGH}: ${Math.max(0, ...differences).toFixed(3)}.`,
  ]
}

console.log(JSON.stringify(report.counts))
if (report.brier !== null) {
  const { engine, rankRule, baseRate } = report.brier
  const isBetter = engine < Math.min(rankRule, baseRate)
  console.log(`Brier score, ours: ${engine.toFixed(4)}${isBetter ? '' : ', no better than a simple rule'}`)
  console.log(`Brier score, rank rule: ${rankRule.toFixed(4)}`)
  console.log(`Brier score, base rate: ${baseRate.toFixed(4)}`)
}
console.log(['At first sight, stated:', ...table(report.reliability)].join('\n'))
console.log(['', 'When 30, 50 and 70% were first passed:', ...table(report.shownReliability)].join('\n'))
for (const { percent, counts, said, seen } of report.passed) {
  console.log(`${percent}%: ${JSON.stringify(counts)} said ${said?.toFixed(3)} seen ${seen?.toFixed(3)}`)
}
