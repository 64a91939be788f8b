import type { ReactNode } from 'react'
import { FormField } from './form-field'
import type { FieldControl } from './use-account-form'

type EmailFieldProps = FieldControl & {
  /** `username` where the address is what one signs in with. */
  readonly autoComplete: 'email' | 'username'
  readonly defaultValue?: string | undefined
  readonly mark?: ReactNode
}

/** An email address. */
export function EmailField(props: EmailFieldProps) {
  return (
    <FormField
      {...props}
      id="email"
      type="email"
      label="Email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
