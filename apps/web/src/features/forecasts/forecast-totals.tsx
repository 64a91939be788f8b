import { countText } from '../../components/text/count-text'
import { ForecastSection } from './forecast-section'
import { brierText, hoursText, shareText, verdictText } from './forecasts-text'
import type { ForecastsData } from './read-forecasts-page'

/** How far forecasts missed beside two simple rules, and what became of every one of them. */
export function ForecastTotals({ report }: { readonly report: ForecastsData }) {
  const { brier, baseRate, counts, lead } = report
  if (brier === null || baseRate === null) return null
  const worst = Math.max(brier.engine, brier.baseRate, brier.rankRule)
  const scores = [
    { name: 'Our forecasts', look: 'engine', score: brier.engine },
    { name: 'Using the source’s own ranking', look: 'rule', score: brier.rankRule },
    { name: 'Always guessing the average', look: 'rule', score: brier.baseRate },
  ]
  const totals = [
    { name: 'Made', count: counts.made },
    { name: 'Came true', count: counts.hits },
    { name: 'Missed', count: counts.misses },
    { name: 'Still open', count: counts.open },
    { name: 'Unknown: measurements missing', count: counts.unknown },
    { name: 'Already past the threshold', count: counts.already },
    { name: 'Made before there was a threshold', count: counts.withoutBar },
    { name: 'Shown to visitors', count: counts.shown },
  ]
  return (
    <ForecastSection
      id="scores"
      title="How good are they?"
      lead={`${verdictText(brier)} The bars show the mean squared error (Brier score): 0 is perfect, lower is better.`}
    >
      <ul className="grid max-w-3xl gap-3">
        {scores.map(({ name, look, score }) => (
          <li key={name} className="grid gap-1 text-sm">
            <span className="flex justify-between gap-4">
              <span>{name}</span>
              <span className="font-semibold tabular-nums">{brierText(score)}</span>
            </span>
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="forecast-bar">
              <rect width={worst === 0 ? 0 : (100 * score) / worst} height="2" data-look={look} />
            </svg>
          </li>
        ))}
      </ul>
      <p className="max-w-[62ch] text-sm text-muted">
        {`${shareText(baseRate)} of finished forecasts came true. `}
        {lead !== null && `Half of those did so within ${hoursText(lead.median)} of our first forecast.`}
      </p>
      <dl className="forecast-totals">
        {totals.map(({ name, count }) => (
          <div key={name} className="grid content-between gap-0.5">
            <dt className="text-xs text-faint">{name}</dt>
            <dd className="font-display text-xl font-semibold tabular-nums">{countText(count)}</dd>
          </div>
        ))}
      </dl>
    </ForecastSection>
  )
}
