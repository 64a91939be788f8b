import { AboutSection } from './about-section'

const STEPS = [
  {
    id: 'reading',
    name: 'Read',
    text: 'Once an hour a job reads public lists of what is searched, read, shared and discussed. It keeps to the limits of each source, and skips one that fails. Two lists that change slowly are read every six hours.',
  },
  {
    id: 'momentum',
    name: 'Score',
    text: 'Momentum says how fast something grows compared with other things of the same age in the same source: its count, its gain per hour, whether it speeds up, its place, and whether it outgrows what its place alone would bring. Being big is not enough.',
  },
  {
    id: 'merging',
    name: 'Merge',
    text: 'Headlines that tell the same story become one trend, no matter who published them. The same page or encyclopedia article always counts; otherwise rare words decide, and names most of all. Every merge is recorded with its reason and can be undone.',
  },
  {
    id: 'combining',
    name: 'Combine and rank',
    text: 'Trends rank by the attention we expect in the next hours: how many people they reach, how many independent publishers report them, how fast they grow, and how fresh they are. Sources that only quote one another count once.',
  },
  {
    id: 'receipts',
    name: 'Show receipts',
    text: 'Each trend lists its evidence: where it was seen, when first and last, the numbers read there, and links to the originals. Trends from our starter catalogue are marked: real and dated, but written by us.',
  },
  {
    id: 'forecasts',
    name: 'Forecast, carefully',
    text: 'For each source we learn from how earlier items fared. Breaking out means reaching the top tenth. We show a chance only after at least 500 outcomes in a source. Every forecast is recorded with its outcome. It can be wrong.',
  },
] as const

/** The way from a public list to a planet, step by step. */
export function AboutHow() {
  return (
    <AboutSection
      id="how"
      title="How it works"
      lead="Live trends are found by rules, not picked by editors. The same rules judge every source, every hour."
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
