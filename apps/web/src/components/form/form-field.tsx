import type { ComponentProps, ReactNode } from 'react'
import { TextInput } from '../controls/text-input'
import { classNames } from '../text/class-names'
import { describedBy, FieldNotes } from './field-notes'

type FormFieldProps = ComponentProps<'input'> & {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly hint?: string
  /** Beside the label, for example the state of an address. */
  readonly mark?: ReactNode
  /** Over the right end of the control. */
  readonly tool?: ReactNode
}

/** A text field of a form: label, hint and error are tied to it, whatever stands around. */
export function FormField({ id, label, error, hint, mark, tool, className, ...input }: FormFieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex min-h-5 items-center gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {mark}
      </div>
      <div className="relative">
        <TextInput
          {...input}
          id={id}
          aria-invalid={error !== undefined}
          {...describedBy({ id, hint, error })}
          className={classNames('aria-invalid:border-warn', tool ? 'pr-12' : null, className)}
        />
        {tool}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
