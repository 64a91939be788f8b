import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { Panel } from '../../components/panel'
import { TextInput } from '../../components/text-input'
import { type FormFailure, formFailure, NO_FAILURE } from './failure-text'

export type AdminFormField = {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly hint?: string
  /** What is wrong with a value before anybody is asked, or null. */
  readonly check: (value: string, values: Readonly<Record<string, string>>) => string | null
}

type AdminFormProps = {
  readonly title: string
  readonly lead: ReactNode
  /** Said above the form, for example that the session has ended. */
  readonly notice?: string | undefined
  readonly fields: readonly AdminFormField[]
  readonly action: string
  readonly busyAction: string
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<void>
}

function findProblems(fields: readonly AdminFormField[], values: Readonly<Record<string, string>>) {
  const found = fields.flatMap(({ name, check }) => {
    const problem = check(values[name] ?? '', values)
    return problem === null ? [] : [[name, problem] as const]
  })
  return Object.fromEntries(found)
}

/** A form of one column: what is wrong stands beside its field, what was refused above them. */
export function AdminForm({ title, lead, notice, fields, action, busyAction, onSubmit }: AdminFormProps) {
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE)
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const values = Object.fromEntries(
      fields.map(({ name }) => {
        const value = data.get(name)
        return [name, typeof value === 'string' ? value : '']
      }),
    )
    const problems = findProblems(fields, values)
    setFailure({ text: null, fields: problems })
    const first = fields.find(({ name }) => problems[name] !== undefined)
    if (first) return form.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus()
    setIsBusy(true)
    try {
      await onSubmit(values)
    } catch (error) {
      setFailure(formFailure(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="page grid grid-cols-[minmax(0,28rem)] justify-center">
      <Panel className="grid gap-6 p-6 sm:p-8">
        <header className="grid gap-2">
          <h1 className="text-3xl">{title}</h1>
          <p className="text-muted">{lead}</p>
        </header>
        {notice !== undefined && (
          <p role="status" className="rounded-md border border-line-strong bg-raised px-4 py-3 text-sm">
            {notice}
          </p>
        )}
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <div role="alert" className="empty:hidden">
            {failure.text !== null && (
              <p className="rounded-md border border-warn/40 bg-warn/8 px-4 py-3 text-sm text-warn">{failure.text}</p>
            )}
          </div>
          {fields.map(({ name, label, type, autoComplete, hint }) => {
            const id = `admin-${name}`
            const error = failure.fields[name]
            const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
            return (
              <Field key={name} label={label} htmlFor={id} error={error} {...(hint !== undefined && { hint })}>
                <TextInput
                  id={id}
                  name={name}
                  type={type}
                  autoComplete={autoComplete}
                  autoCapitalize="none"
                  spellCheck={false}
                  aria-invalid={error !== undefined}
                  {...(described !== '' && { 'aria-describedby': described })}
                  className="aria-invalid:border-warn"
                />
              </Field>
            )
          })}
          <Button type="submit" tone="solid" aria-disabled={isBusy} className="mt-2 w-full">
            {isBusy ? busyAction : action}
          </Button>
        </form>
      </Panel>
    </div>
  )
}
