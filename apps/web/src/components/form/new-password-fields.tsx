import type { ComponentProps } from 'react'
import { PasswordField } from './password-field'
import { PasswordStrength } from './password-strength'

type FieldParts = Omit<ComponentProps<typeof PasswordField>, 'id' | 'label'>

type NewPasswordFieldsProps = {
  readonly password: FieldParts
  readonly confirmation: FieldParts
  /** What stands in the first field now. */
  readonly typed: string
  /** What anybody knows of the person, and is therefore a bad part of a password. */
  readonly known: readonly (string | undefined)[]
}

/** A new password, how good it is, and the same once more. */
export function NewPasswordFields({ password, confirmation, typed, known }: NewPasswordFieldsProps) {
  return (
    <>
      <div className="grid gap-2.5">
        <PasswordField {...password} id="password" label="Password" autoComplete="new-password" />
        <PasswordStrength password={typed} known={known.flatMap((text) => text || [])} />
      </div>
      <PasswordField {...confirmation} id="confirmation" label="Repeat password" autoComplete="new-password" />
    </>
  )
}
