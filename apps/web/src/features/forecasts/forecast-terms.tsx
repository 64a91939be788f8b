import { DAY_MS } from '@trendverse/domain/primitives/time'
import { KEPT_SINGLY_MS } from '@trendverse/domain/trends/forecasts/forecast-period'
import { ForecastSection } from './forecast-section'

const TERMS = [
  {
    term: 'What the number means',
    text: 'The chance that an item reaches the top tenth of its own source within a day. Daily lists get ten days, and the bar is the top twentieth where they show counts. It says nothing about whether a story is true or important.',
  },
  {
    term: 'The bar',
    text: 'The count that put an item in the top tenth of the source’s last 4,000. It is set when we make the forecast and never moves.',
  },
  {
    term: 'How we grade',
    text: 'We check each forecast against the counts we stored. Over the bar in time: it came true. Not over it, and we read the source throughout: it did not. Anything else is unknown.',
  },
  {
    term: 'What we keep',
    text: `We keep each forecast for ${KEPT_SINGLY_MS / DAY_MS} days, then only the totals for its day. All-time figures do not change, but the lists by name no longer show it.`,
  },
  {
    term: 'How sure we get',
    text: 'Each source starts with a limit of 80%, shown in the row for 80 to 90%. The limit then moves with how often its surest forecasts come true: up where they do, down where they do not.',
  },
  {
    term: 'The two simple rules',
    text: 'One always gives the source’s average. The other gives the average for the item’s rank. Both know the results in advance, so they are hard to beat.',
  },
] as const

const WARNINGS = [
  'A source is new: we give no chances for its first 500 items, and early ones are shaky.',
  'A source changed how it counts or ranks: its past is no guide.',
  'A number rests on fewer than 100 finished forecasts: it may be luck.',
  'Somebody pushes an item on purpose: bought votes look like real ones.',
  'You are deciding about money, health or safety: these numbers only measure attention.',
] as const

/** What the numbers mean, and when not to trust them. */
export function ForecastTerms() {
  return (
    <>
      <ForecastSection id="meaning" title="What the numbers mean">
        <dl className="grid gap-x-12 gap-y-6 text-sm md:grid-cols-2">
          {TERMS.map(({ term, text }) => (
            <div key={term} className="grid content-start gap-1">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </ForecastSection>
      <ForecastSection id="trust" title="When not to trust them">
        <ul className="grid max-w-[70ch] list-disc gap-1.5 pl-5 text-sm text-muted">
          {WARNINGS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </ForecastSection>
    </>
  )
}
