import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import type { AccountForm } from '../../components/form/use-account-form'

/**
 * Fills in what is known of a visitor as soon as it is known, and again when it changes. What somebody typed is never
 * overwritten, nor is anything emptied.
 */
export function useFillIn<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<AccountForm<Values>, 'getValues' | 'setValue'>,
  name: Name,
  known: FieldPathValue<Values, Name> | undefined,
): void {
  const filled = useRef<FieldPathValue<Values, Name> | undefined>(undefined)
  const fillIn = useEffectEvent(() => {
    if (known === undefined) return
    const value = form.getValues(name)
    if (value && value !== filled.current) return
    form.setValue(name, known)
    filled.current = known
  })
  useEffect(() => fillIn(), [known])
}
