import type { Problem } from '@trendverse/domain/accounts/sign-up-rules'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { afterPress } from '../browser/after-press'
import type { FormFailure } from './form-failure'

type Rules<Values extends FieldValues> = {
  readonly [Name in keyof Values]: (value: Values[Name], all: Values) => Problem
}

/** What a piece of a form is spread with: the control of one field, and what is wrong with it. */
export type FieldControl = ReturnType<UseFormReturn['register']> & { readonly error: string | undefined }

export type AccountForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'handleSubmit' | 'watch' | 'getValues' | 'setValue' | 'setFocus' | 'reset'
> & {
  /** Spread on a bare control. */
  readonly field: (name: FieldPath<Values>) => Omit<FieldControl, 'error'>
  readonly error: (name: FieldPath<Values>) => string | undefined
  /** Both, for the pieces that show a field with its error. */
  readonly control: (name: FieldPath<Values>) => FieldControl
  readonly isBusy: boolean
  /** Whether anything differs from what the form began with, or was last reset to. */
  readonly isDirty: boolean
  /** Writes the words of a refused call to its fields and goes to the first of them. */
  readonly refuse: (failure: FormFailure<FieldPath<Values>>) => void
  readonly formError: string | null
}

/**
 * A form over the domain's rules. What was filled in is judged when its field is left, everything when it is sent; the
 * first wrong field gets the focus, and an error goes as soon as its field is edited (AC-24).
 */
export function useAccountForm<Values extends FieldValues>(
  rules: Rules<Values>,
  onEdit?: (name: FieldPath<Values>) => void,
  initial?: DefaultValues<Values>,
): AccountForm<Values> {
  // Without default values what was typed, pasted or filled in before the script arrived stays.
  const form = useForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    ...(initial && { defaultValues: initial }),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const error = (name: FieldPath<Values>) => {
    const message = errors[name]?.message
    return typeof message === 'string' ? message : undefined
  }
  const field = (name: FieldPath<Values>) =>
    form.register(name, {
      validate: (value, all) => rules[name](value, all) ?? true,
      onChange: () => {
        form.clearErrors(name)
        form.clearErrors('root')
        onEdit?.(name)
      },
      onBlur: () => {
        const value = form.getValues(name)
        if (typeof value === 'string' && value !== '') afterPress(() => void form.trigger(name))
      },
    })
  return {
    handleSubmit: form.handleSubmit,
    watch: form.watch,
    getValues: form.getValues,
    setValue: form.setValue,
    setFocus: form.setFocus,
    reset: form.reset,
    isDirty,
    isBusy: isSubmitting,
    formError: errors.root?.message ?? null,
    error,
    field,
    control: (name) => ({ ...field(name), error: error(name) }),
    refuse: ({ fields, form: text }) => {
      const wrong = Object.entries<string | undefined>(fields)
      for (const [index, [name, message]] of wrong.entries()) {
        // Keys of a failure are names of fields by its type.
        if (message !== undefined) form.setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 })
      }
      if (text !== null) form.setError('root', { message: text })
    },
  }
}
