import { classNames } from '../../../components/text/class-names'
import type { Period } from './dashboard-answers'

const PERIODS: readonly Period[] = [7, 30]

type PeriodSwitchProps = { readonly period: Period; readonly onChange: (period: Period) => void }

/** Which days the figures are about. */
export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  return (
    <fieldset className="flex gap-1 rounded-full border border-line p-1">
      <legend className="sr-only">Period</legend>
      {PERIODS.map((days) => (
        <label
          key={days}
          className={classNames(
            'flex min-h-9 cursor-pointer items-center rounded-full px-3.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent',
            days === period ? 'bg-raised font-medium text-text' : 'text-muted hover:text-text',
          )}
        >
          <input
            type="radio"
            name="period"
            className="sr-only"
            checked={days === period}
            onChange={() => onChange(days)}
          />
          {days} days
        </label>
      ))}
    </fieldset>
  )
}
