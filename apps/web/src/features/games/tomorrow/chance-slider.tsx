import { PERCENT_STEP } from '@trendverse/domain/games/predictions/prediction-round'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { type Typed, typeDigit } from './typed-percent'

type ChanceSliderProps = {
  /** Names what the chance is of. */
  readonly label: string
  readonly id: string
  /** Null: no forecast yet. */
  readonly percent: number | null
  readonly onChange: (percent: number) => void
}

/** Where the thumb rests before anything was said. */
const UNDECIDED = 50

/** 0 to 100 in steps of five: by pointer, by arrow keys or by typing the number. */
export function ChanceSlider({ label, id, percent, onChange }: ChanceSliderProps) {
  const typed = useRef<Typed | null>(null)
  const type = (event: KeyboardEvent): void => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    typed.current = typeDigit(typed.current, event.key, event.timeStamp)
    onChange(typed.current.percent)
  }
  const value = percent ?? UNDECIDED
  return (
    <div className="chance" data-said={percent !== null} style={{ '--chance': `${value}%` } as CSSProperties}>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={PERCENT_STEP}
        value={value}
        aria-label={label}
        aria-valuetext={percent === null ? 'no forecast yet' : `${percent}%`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        // A press on the thumb where it rests says so, too.
        onPointerUp={() => percent === null && onChange(value)}
        onKeyDown={type}
      />
      <output htmlFor={id} aria-hidden="true">
        {percent === null ? '–' : `${percent}%`}
      </output>
    </div>
  )
}
