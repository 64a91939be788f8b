import type { ReactNode } from 'react'

type FieldProps = {
  readonly label: string
  readonly htmlFor: string
  readonly children: ReactNode
}

/** A labelled control. */
export function Field({ label, htmlFor, children }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={htmlFor} className="text-xs font-medium text-muted">
        {label}
      </label>
      {children}
    </div>
  )
}
