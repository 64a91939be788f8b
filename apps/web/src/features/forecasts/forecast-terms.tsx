import { DAY_MS } from '@trendverse/domain/primitives/time'
import { KEPT_SINGLY_MS } from '@trendverse/domain/trends/forecasts/forecast-period'
import { ForecastSection } from './forecast-section'

const TERMS = [
  {
    term: 'What the number means',
    text: 'The chance that an item reaches the top tenth of its own source within a day. Items on daily lists get ten days, and if their list shows counts, the threshold is the top twentieth. It says nothing about whether a story is true or important.',
  },
  {
    term: 'The threshold',
    text: 'The count that would put an item in the top tenth of the source’s last 4,000 items. We set it when we make the forecast, and it doesn’t change after that.',
  },
  {
    term: 'How we grade',
    text: 'We check each forecast against the counts we stored. If the item passed the threshold in time, it came true. If it didn’t, and we measured the source the whole time, it was a miss. Anything else is unknown.',
  },
  {
    term: 'What we keep',
    text: `We keep each forecast for ${KEPT_SINGLY_MS / DAY_MS} days, then only the totals for its day. The all-time figures don’t change, but you won’t see the forecast in the lists by name any more.`,
  },
  {
    term: 'How sure we get',
    text: 'Forecasts for a new source are capped at 80%. (A forecast of exactly 80% is in the row for 80 to 90%.) The cap rises as the source’s most confident forecasts come true, and falls when they don’t.',
  },
  {
    term: 'The two simple rules',
    text: 'One always predicts the source’s average. The other predicts the average for the item’s rank. Both know the results in advance, so they’re hard to beat.',
  },
] as const

const WARNINGS = [
  'The source is new. We give no chances for its first 500 items, and the first ones after that are shaky.',
  'The source has changed how it counts or ranks, so its past doesn’t help.',
  'The number is based on fewer than 100 finished forecasts, so it may be luck.',
  'Someone is pushing an item on purpose. Bought votes look like real ones.',
  'You’re making a decision about money, health or safety. These numbers only measure attention.',
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
