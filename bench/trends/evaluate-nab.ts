import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { MomentumEngine } from '@trendverse/domain/trends/momentum/momentum-engine'
import { type LabelledSeries, recallAtFalseAlarms } from './alarm-recall'
import { findSharedData } from './shared-data'

const FALSE_ALARMS_PER_DAY = 0.1
const timeOf = (text: string): number => Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`)

function readSeries(folder: string): LabelledSeries[] {
  const windows = JSON.parse(readFileSync(join(folder, 'combined_windows.json'), 'utf8')) as Record<string, string[][]>
  return readdirSync(folder)
    .filter((file) => file.startsWith('Twitter_volume_'))
    .map((file) => {
      const lines = gunzipSync(readFileSync(join(folder, file)))
        .toString('utf8')
        .trim()
        .split('\n')
        .slice(1)
      return {
        name: file.replace(/^Twitter_volume_|\.csv\.gz$/g, ''),
        points: lines.map((line) => {
          const [at = '', count = ''] = line.split(',')
          return { atMs: timeOf(at), count: Number(count) }
        }),
        windows: (windows[`realTweets/${file.replace('.gz', '')}`] ?? []).map(([from = '', to = '']) => ({
          fromMs: timeOf(from),
          toMs: timeOf(to),
        })),
      }
    })
}

/** Plain reference: spreads above an exponentially weighted mean, half-life in hours; smoothed over an hour or not. */
function ewmaZ(series: LabelledSeries, halfLifeHours: number, smoothed: boolean): number[] {
  let mean = 0
  let variance = 1
  let level = 0
  let lastMs = Number.NaN
  return series.points.map(({ atMs, count }, index) => {
    const hours = index === 0 ? 0 : Math.max(0, atMs - lastMs) / 3_600_000
    lastMs = atMs
    level = smoothed && index > 0 ? level + (1 - 2 ** -hours) * (count - level) : count
    const weight = Math.max(1 - 2 ** (-hours / halfLifeHours), 1 / (index + 1))
    const step = level - mean
    const z = index < 12 ? 0 : step / Math.sqrt(variance + 1e-4)
    mean += weight * step
    variance = (1 - weight) * (variance + weight * step * step)
    return z
  })
}

/** The engine's momentum of each point, all series being items of one source or each a source of its own. */
function byEngine(all: readonly LabelledSeries[], oneSource: boolean): number[][] {
  const scores = all.map((series) => series.points.map(() => 0))
  const engines = all.map(() => new MomentumEngine({ timeUnitHours: 1 }))
  const points = all.flatMap((series, index) => series.points.map((point, place) => ({ ...point, index, place })))
  points.sort((a, b) => a.atMs - b.atMs)
  for (let from = 0; from < points.length; ) {
    const atMs = points[from]?.atMs ?? 0
    let to = from
    while (points[to]?.atMs === atMs) to += 1
    const now = points.slice(from, to)
    const groups = oneSource ? [now] : now.map((point) => [point])
    for (const group of groups) {
      const engine = engines[oneSource ? 0 : (group[0]?.index ?? 0)] as MomentumEngine
      const observations = group.map(({ index, count }) => ({
        itemId: all[index]?.name ?? '',
        title: '',
        url: null,
        metric: count,
        rank: null,
        publishedAtMs: null,
      }))
      const answer = engine.observe({ observedAtMs: atMs, observations }).scores
      for (const [row, { index, place }] of group.entries())
        (scores[index] as number[])[place] = answer[row]?.momentum ?? 0
    }
    from = to
  }
  return scores
}

const shared = findSharedData()
if (shared === null) {
  console.error('The recorded histories are not here; set SHARED_DATA_DIR to their folder.')
  process.exitCode = 1
} else {
  const all = readSeries(join(shared, 'series', 'nab'))
  const report = (name: string, scores: readonly (readonly number[])[]): void =>
    console.log(`| ${name} | ${recallAtFalseAlarms(all, scores, FALSE_ALARMS_PER_DAY).toFixed(2)} |`)
  console.log(`${all.length} series, ${all.reduce((sum, { windows }) => sum + windows.length, 0)} labelled windows`)
  console.log(`| score | recall at ${FALSE_ALARMS_PER_DAY} false alarms a day |\n|---|---|`)
  report(
    'raw count',
    all.map((series) => series.points.map(({ count }) => count)),
  )
  report(
    'EWMA-z, half-life 1 day',
    all.map((series) => ewmaZ(series, 24, false)),
  )
  report(
    'EWMA-z, half-life 1 day, smoothed 1 h',
    all.map((series) => ewmaZ(series, 24, true)),
  )
  report('engine, each name a source', byEngine(all, false))
  report('engine, ten names in one source', byEngine(all, true))
}
