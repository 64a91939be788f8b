import { Select, type SelectOption } from '../controls/select'
import { describedBy, FieldNotes } from './field-notes'

type FormSelectProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly hint?: string
}

/** A choice of a form, with its label, hint and error. */
export function FormSelect({ id, label, value, options, onChange, error, hint }: FormSelectProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={options}
        onChange={onChange}
        aria-invalid={error !== undefined}
        {...describedBy({ id, hint, error })}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
