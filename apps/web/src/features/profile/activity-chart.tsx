import { type ActivityDay, dayName } from './activity-days'

type ActivityChartProps = { readonly days: readonly ActivityDay[]; readonly label: string }

/** Of the drawing; the style sheet lets bars grow from there. */
const HEIGHT = 240
const STEP = 20
const BAR = 12
/** So that one thing done does not look like a record. */
const LEAST_TOP = 4
const KINDS = ['quizzes', 'memes', 'games'] as const
const WEEK_DAYS = 7

/** One bar a day, made of what was done. The table below says the same in figures. */
export function ActivityChart({ days, label }: ActivityChartProps) {
  const top = Math.max(LEAST_TOP, ...days.map(({ total }) => total))
  const heightOf = (amount: number) => (amount / top) * HEIGHT
  return (
    <figure className="grid gap-3">
      <svg
        viewBox={`0 -16 ${(days.length * STEP).toString()} ${(HEIGHT + 42).toString()}`}
        role="img"
        aria-label={label}
        className="activity-chart"
      >
        <line x1="0" x2={days.length * STEP} y1={HEIGHT} y2={HEIGHT} className="activity-ground" />
        <line x1="0" x2={days.length * STEP} y1="0" y2="0" className="activity-top" />
        <text x={days.length * STEP} y="-6" textAnchor="end">
          {top}
        </text>
        {days.map((entry, index) => {
          const x = index * STEP + (STEP - BAR) / 2
          const isNamed = (days.length - 1 - index) % WEEK_DAYS === 0
          return (
            <g key={entry.day}>
              <title>{`${dayName(entry.day)}: ${entry.total.toString()}`}</title>
              <rect x={index * STEP} y="0" width={STEP} height={HEIGHT} fill="transparent" />
              {entry.total === 0 && <circle cx={x + BAR / 2} cy={HEIGHT - 4} r="1.5" className="activity-rest" />}
              {KINDS.map((kind, place) => {
                const below = KINDS.slice(0, place).reduce((sum, other) => sum + entry[other], 0)
                return (
                  entry[kind] > 0 && (
                    <rect
                      key={kind}
                      x={x}
                      y={HEIGHT - heightOf(below + entry[kind])}
                      width={BAR}
                      height={Math.max(1, heightOf(entry[kind]) - 1.5)}
                      rx="2.5"
                      data-kind={kind}
                      className="activity-bar"
                    />
                  )
                )
              })}
              {isNamed && (
                <text
                  x={index === days.length - 1 ? days.length * STEP : x + BAR / 2}
                  y={HEIGHT + 24}
                  textAnchor={index === days.length - 1 ? 'end' : 'middle'}
                >
                  {index === days.length - 1 ? 'Today' : dayName(entry.day)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        {KINDS.filter((kind) => days.some((day) => day[kind] > 0)).map((kind) => (
          <span key={kind} className="flex items-center gap-2 capitalize">
            <span aria-hidden="true" className="activity-mark" data-kind={kind} />
            {kind}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
