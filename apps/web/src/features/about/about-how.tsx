import { AboutSection } from './about-section'

const STEPS = [
  {
    id: 'reading',
    name: 'Collect',
    text: 'Once an hour, we check public lists of what people search for, read, share and discuss. We respect each source’s limits, and skip any source that fails. Two lists that change slowly are checked every six hours.',
  },
  {
    id: 'momentum',
    name: 'Score',
    text: 'Momentum shows how fast something is growing compared with other things of the same age in the same source. It looks at the count, how fast it’s rising, whether that’s speeding up, and where the item is in the list. Then it asks whether the growth is more than you’d expect at that position. Being big isn’t enough.',
  },
  {
    id: 'merging',
    name: 'Merge',
    text: 'Headlines about the same story become one trend, no matter who published them. Two headlines that point to the same page or encyclopedia article always match. Otherwise, we compare their rarer words, especially names. Every merge is recorded with its reason and can be undone.',
  },
  {
    id: 'combining',
    name: 'Combine and rank',
    text: 'We rank trends by the attention we expect over the next few hours: how many people they reach, how many independent publishers report them, how fast they’re growing, and how fresh they are. Sources that only quote one another count once.',
  },
  {
    id: 'receipts',
    name: 'Show the sources',
    text: 'Every trend lists its sources: where we saw it, when we first and last saw it, the numbers we measured there, and links to the originals. Classics are labelled: they really happened, but we wrote their pages ourselves.',
  },
  {
    id: 'forecasts',
    name: 'Forecast, carefully',
    text: 'For each source, we learn from how earlier items did. Breaking out means reaching the top tenth of its source. We only show a chance once we’ve seen at least 500 outcomes in that source. Every forecast is recorded with its outcome, and any of them can be wrong.',
  },
] as const

/** The way from a public list to a planet, step by step. */
export function AboutHow() {
  return (
    <AboutSection
      id="how"
      title="How it works"
      lead="Live trends are found by rules, not picked by editors. The same rules apply to every source, every hour."
    >
      <ol className="grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {STEPS.map(({ id, name, text }, index) => (
          <li key={id} id={id} className="grid scroll-mt-24 content-start gap-2 border-t border-line pt-4">
            <h3 className="flex items-baseline gap-3 text-lg">
              <span
                aria-hidden="true"
                className="font-sans text-sm font-medium tracking-normal text-faint tabular-nums"
              >
                {index + 1}
              </span>
              {name}
            </h3>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </AboutSection>
  )
}
