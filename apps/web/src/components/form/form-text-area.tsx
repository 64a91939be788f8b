import type { ComponentProps } from 'react'
import { CONTROL_STYLE } from '../controls/control-style'
import { classNames } from '../text/class-names'
import { describedBy, FieldNotes } from './field-notes'

type FormTextAreaProps = ComponentProps<'textarea'> & {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly hint: string
}

/** A field for longer texts, which grows with them where the browser can; label, hint and error are tied to it. */
export function FormTextArea({ id, label, error, hint, className, ...input }: FormTextAreaProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        {...describedBy({ id, hint, error })}
        className={classNames(
          CONTROL_STYLE,
          'field-sizing-content h-auto max-h-96 min-h-36 resize-y py-2.5 aria-invalid:border-warn',
          className,
        )}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
