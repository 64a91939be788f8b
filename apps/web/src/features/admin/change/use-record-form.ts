import { useId, useState } from 'react'
import type { FormFailure } from '../../../components/form/form-failure'
import { adminFailure } from '../admin-failure'

/** What fields of a form take of it. */
export type RecordFields<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>
  readonly text: (name: Name) => {
    readonly id: string
    readonly name: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void
  }
  readonly choice: (name: Name) => {
    readonly id: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (value: string) => void
  }
}

export type RecordForm<Name extends string> = RecordFields<Name> & {
  /** What was refused of the form as a whole. */
  readonly refusal: string | null
  /** Rises with each refusal. */
  readonly refusals: number
  readonly onRefused: (error: unknown) => void
  /** Fields of numbers that hold something else: their value reads as empty. */
  readonly onUnreadable: (names: readonly string[]) => void
}

/** The fields of a record being written, all as texts, and what was refused of them. */
export function useRecordForm<Name extends string>(first: Readonly<Record<Name, string>>): RecordForm<Name> {
  const id = useId()
  const [values, setValues] = useState(first)
  const [failure, setFailure] = useState<FormFailure<Name>>({ fields: {}, form: null })
  const [refusals, setRefusals] = useState(0)
  const refuse = (next: FormFailure<Name>) => {
    setFailure(next)
    setRefusals((count) => count + 1)
  }
  // The record the form began with names its fields.
  const names = Object.keys(first) as Name[]
  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setFailure(({ fields: { [name]: _, ...fields } }) => ({
      fields: fields as FormFailure<Name>['fields'],
      form: null,
    }))
  }
  return {
    values,
    refusal: failure.form,
    refusals,
    onRefused: (error) => refuse(adminFailure(error, names)),
    onUnreadable: (unreadable) => {
      const refused = names.filter((name) => unreadable.includes(name))
      // Made of names of the form.
      const fields = Object.fromEntries(refused.map((name) => [name, 'Enter a number.'])) as FormFailure<Name>['fields']
      refuse({ fields, form: null })
    },
    text: (name: Name) => ({
      id: `${id}${name}`,
      name,
      value: values[name],
      error: failure.fields[name],
      onChange: (event: { readonly target: { readonly value: string } }) => set(name, event.target.value),
    }),
    choice: (name: Name) => ({
      id: `${id}${name}`,
      value: values[name],
      error: failure.fields[name],
      onChange: (value: string) => set(name, value),
    }),
  }
}
