import { CONTROL_STYLE } from './control-style'
import { Icon } from './icon'

export type SelectOption = { readonly value: string; readonly label: string }

type SelectProps = {
  readonly id: string
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
  readonly 'aria-invalid'?: boolean
  readonly 'aria-describedby'?: string
}

/** The platform's own select in our look: it opens the native picker on phones and needs no code. */
export function Select({ options, onChange, ...select }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...select}
        onChange={(event) => onChange(event.target.value)}
        className={`${CONTROL_STYLE} appearance-none pr-9`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-faint" />
    </div>
  )
}
