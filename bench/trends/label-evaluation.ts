import { HOUR_MS } from '@trendverse/domain/primitives/time'
import { SCORE_NAMES, SourceBaselines } from './baselines'
import { Calibration } from './calibration'
import { LeadTime } from './lead-time'
import { RankingMeans } from './ranking-metrics'
import type { ReplayedInstant, ReplayedSnapshot } from './replay-history'

/** Items are candidates up to these ages, in units of their source. */
const CANDIDATE_UNITS = [12, 6] as const

type Score = { readonly ranking: RankingMeans; readonly lead: LeadTime }

export type EvaluationSettings = {
  readonly labels: ReadonlyMap<string, boolean>
  /** Count from which an item has broken out, or null when unknown. */
  readonly bar: number | null
  /** The first instant that is judged; those before it are only learnt from. */
  readonly fromInstant: number
  readonly unitHoursOf: (source: string) => 1 | 24
}

/** Judges every score of a history by labels the scores themselves never see. */
export class LabelEvaluation {
  private readonly settings: EvaluationSettings
  private readonly windows = CANDIDATE_UNITS.map((units) => ({
    units,
    scores: SCORE_NAMES.map((): Score => ({ ranking: new RankingMeans(), lead: new LeadTime() })),
  }))
  private readonly baselines = new Map<string, SourceBaselines>()
  private readonly bornAtMs = new Map<string, number>()
  private readonly brokeOutAtMs = new Map<string, number>()
  private readonly calibration = new Calibration()
  private instants = 0

  constructor(settings: EvaluationSettings) {
    this.settings = settings
  }

  add(instant: ReplayedInstant): void {
    const judged = this.instants >= this.settings.fromInstant
    this.instants += 1
    for (const snapshot of instant.snapshots) {
      const itemIds = snapshot.rows.map((row) => row.observation.itemId)
      this.calibration.add(snapshot.source, itemIds, snapshot.answer, judged)
      this.addSnapshot(snapshot, judged)
    }
  }

  report(): string[] {
    const { bar, fromInstant } = this.settings
    const known = bar === null ? 'unknown' : String(bar)
    const lines = [
      `Judged: instants ${fromInstant + 1} to ${this.instants}; what came before is only learnt from.`,
      bar === null
        ? 'The labels follow no bar on the count: items that have already broken out stay candidates.'
        : `Candidates have not yet reached the count from which the labels call an item broken out (${known}).`,
    ]
    for (const { units, scores } of this.windows) {
      lines.push(
        '',
        `Candidates at most ${units} units old (1 h, or 24 h for daily sources), ` +
          `${scores[0]?.ranking.snapshots ?? 0} snapshots with something to find`,
        '| score | nP@3 | average precision | recall / mean lead (h) at 0.7 precision |',
        '|---|---|---|---|',
        ...scores.map((score, index) => this.line(SCORE_NAMES[index] ?? '', score)),
      )
    }
    return [...lines, '', ...this.calibration.report()]
  }

  private line(name: string, { ranking, lead }: Score): string {
    const { labels } = this.settings
    const { recall, meanLeadHours } = lead.judge((itemId) =>
      labels.get(itemId) === true ? (this.brokeOutAtMs.get(itemId) ?? null) : undefined,
    )
    const hours = meanLeadHours === null ? '-' : meanLeadHours.toFixed(2)
    const figures = [ranking.normalisedPrecisionAt3, ranking.averagePrecision].map((figure) => figure.toFixed(3))
    return `| ${name} | ${figures.join(' | ')} | ${recall.toFixed(3)} / ${hours} |`
  }

  private addSnapshot({ source, rows, answer }: ReplayedSnapshot, judged: boolean): void {
    const unitHours = this.settings.unitHoursOf(source)
    const agesHours = rows.map(({ observedAtMs, observation: { itemId, publishedAtMs } }) => {
      const bornAtMs = this.bornAtMs.get(itemId) ?? publishedAtMs ?? observedAtMs
      this.bornAtMs.set(itemId, bornAtMs)
      return Math.max(0, observedAtMs - bornAtMs) / HOUR_MS
    })
    let baselines = this.baselines.get(source)
    if (!baselines) {
      baselines = new SourceBaselines(unitHours)
      this.baselines.set(source, baselines)
    }
    const scored = baselines.score(rows, agesHours)
    const open = rows.map(({ observedAtMs, observation }) =>
      this.isOpen(observation.itemId, observation.metric, observedAtMs),
    )
    if (!judged) return
    for (const { units, scores } of this.windows) {
      const indexes = rows.flatMap((_, index) => {
        return open[index] && (agesHours[index] ?? 0) <= units * unitHours ? [index] : []
      })
      for (const [place, score] of scores.entries()) {
        const candidates = indexes.map((index) => ({
          score: scored[index]?.[place] ?? answer.scores[index]?.momentum ?? 0,
          breaksOut: this.settings.labels.get(rows[index]?.observation.itemId ?? '') === true,
        }))
        score.ranking.add(candidates)
        for (const [at, index] of indexes.entries()) {
          const row = rows[index]
          if (row) score.lead.add(row.observation.itemId, candidates[at]?.score ?? 0, row.observedAtMs)
        }
      }
    }
  }

  /** Whether the labels know an item and it has not broken out so far. */
  private isOpen(itemId: string, metric: number | null, observedAtMs: number): boolean {
    const { bar, labels } = this.settings
    if (bar !== null && metric !== null && metric >= bar && !this.brokeOutAtMs.has(itemId)) {
      this.brokeOutAtMs.set(itemId, observedAtMs)
    }
    return labels.has(itemId) && !this.brokeOutAtMs.has(itemId)
  }
}
