import { FormField } from './form-field'
import type { FieldControl } from './use-account-form'

type UsernameFieldProps = FieldControl & { readonly hint: string }

/** The name that others see. */
export function UsernameField(props: UsernameFieldProps) {
  return (
    <FormField
      {...props}
      id="username"
      label="Username"
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
