import { FieldNotes } from './field-notes'
import { Switch } from './switch'

type FormSwitchProps = {
  readonly id: string
  readonly label: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  readonly hint?: string
}

/** Something on or off, with its label and what it does. */
export function FormSwitch({ id, label, isOn, onTurn, hint }: FormSwitchProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
        <Switch id={id} isOn={isOn} onTurn={onTurn} />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={undefined} />
    </div>
  )
}
