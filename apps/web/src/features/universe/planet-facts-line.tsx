import type { PlanetFacts } from '../../components/text/planet-line'

/** The line under a planet's name; on phones without the category, so that every planet has room for its figure. */
export function PlanetFactsLine({
  facts: { figure, category },
  className,
}: {
  readonly facts: PlanetFacts
  readonly className: string
}) {
  return (
    <span className={className}>
      {figure}
      {category !== null && <span className="max-sm:hidden"> · {category}</span>}
    </span>
  )
}
