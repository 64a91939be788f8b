import { ForecastSection } from './forecast-section'

const TERMS = [
  {
    term: 'What the number means',
    text: 'The chance that a headline, article or post reaches the top tenth of its own source within a day, or within ten days on lists that change daily (there the top twentieth where counts are stated). It says nothing about whether a story is true or important.',
  },
  {
    term: 'The bar',
    text: 'The count that made the top tenth among the last 4,000 finished items of the source, as known when we made the forecast. It is kept with the forecast and never moved afterwards.',
  },
  {
    term: 'How we grade',
    text: 'A separate job looks only at what is stored: the forecast, the counts we read, and when we read the source. Reached before it was due: came true. Not reached, and the source was read throughout: did not. Otherwise: unknown. Nothing is deleted.',
  },
  {
    term: 'Never more than 80%',
    text: 'We state no chance above 80%. On recorded histories, what the model was surer of came true no more often.',
  },
  {
    term: 'The two simple rules',
    text: 'One always says how often things of the source break out. The other says how often things break out that the source lists at that rank. Both know the outcomes beforehand, so they are hard to beat.',
  },
] as const

const WARNINGS = [
  'A source is new: until 500 items are finished we state no chance, and the first weeks are the least sure.',
  'A source changed how it counts or lists things: the past is then no guide.',
  'A number rests on fewer than 100 finished forecasts: luck decides.',
  'Somebody pushes an item on purpose: bought votes look like real ones.',
  'You need a decision about money, health or safety: these numbers are about attention only.',
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
