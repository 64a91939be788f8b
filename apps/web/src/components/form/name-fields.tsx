import { FormField } from './form-field'
import type { FieldControl } from './use-account-form'

type NameFieldsProps = { readonly first: FieldControl; readonly last: FieldControl }

/** First and last name, beside each other where there is room. */
export function NameFields({ first, last }: NameFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <FormField {...first} id="first-name" label="First name" autoComplete="given-name" />
      <FormField {...last} id="last-name" label="Last name" autoComplete="family-name" />
    </div>
  )
}
