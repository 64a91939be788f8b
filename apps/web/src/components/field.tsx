import type { ReactNode } from 'react'

type FieldProps = {
  readonly label: string
  readonly htmlFor: string
  readonly children: ReactNode
  readonly hint?: string
  readonly error?: string | undefined
}

/** A labelled control. Its hint and error have the ids `{htmlFor}-hint` and `{htmlFor}-error` for `aria-describedby`. */
export function Field({ label, htmlFor, children, hint, error }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={htmlFor} className="text-xs font-medium text-muted">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${htmlFor}-hint`} className="text-xs text-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${htmlFor}-error`} role="alert" className="text-xs text-warn">
          {error}
        </p>
      )}
    </div>
  )
}
