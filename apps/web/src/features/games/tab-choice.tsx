import { useId } from 'react'

type TabChoiceProps<Value extends string | number> = {
  /** What is chosen, for those who do not see it. */
  readonly legend: string
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  /** `button` for a choice that matters, `tab` for what is shown. */
  readonly look?: 'tab' | 'button'
}

/** One of a few that stand beside each other; arrow keys move between them. */
export function TabChoice<Value extends string | number>(props: TabChoiceProps<Value>) {
  const { legend, options, value, onChoose, look = 'tab' } = props
  const name = useId()
  return (
    <fieldset className={`game-choice game-choice-${look}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === option}
            onChange={() => onChoose(option)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
