import type { PlanetFacts } from '../../components/text/planet-line'

/** The line under a planet's name; on phones without the age, so that every planet has room for its figure. */
export function PlanetFactsLine({
  facts: { figure, age },
  className,
}: {
  readonly facts: PlanetFacts
  readonly className: string
}) {
  return (
    <span className={className}>
      {figure}
      {age !== null && <span className="max-sm:hidden"> · {age}</span>}
    </span>
  )
}
