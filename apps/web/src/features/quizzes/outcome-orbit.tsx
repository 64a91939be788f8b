type OutcomeOrbitProps = {
  readonly score: number
  /** At most ten. */
  readonly total: number
  /** Stands in the middle; null where there is nothing to tell. */
  readonly percent: number | null
  readonly isPassed: boolean
}

const MIDDLE = 50
const RADIUS = 42
const MOON = 5

/** How a quiz went: an orbit with a moon for every question, as many alight as were right. The words beside it say the same. */
export function OutcomeOrbit({ score, total, percent, isPassed }: OutcomeOrbitProps) {
  return (
    <div className="outcome-orbit" data-passed={isPassed || undefined} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <circle className="outcome-orbit-track" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
        {Array.from({ length: total }, (_, index) => {
          const turn = (index / total) * 2 * Math.PI - Math.PI / 2
          return (
            <circle
              key={index}
              className="outcome-orbit-moon"
              data-lit={index < score || undefined}
              cx={MIDDLE + RADIUS * Math.cos(turn)}
              cy={MIDDLE + RADIUS * Math.sin(turn)}
              r={MOON}
            />
          )
        })}
      </svg>
      {percent !== null && <span>{percent}%</span>}
    </div>
  )
}
