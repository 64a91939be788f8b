import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { FormMessage } from '../../../components/form/form-message'
import { SubmitButton } from '../../../components/form/submit-button'
import type { RecordForm } from './use-record-form'

type RecordFormFrameProps = {
  readonly form: Pick<RecordForm<never>, 'refusal' | 'refusals' | 'onUnreadable'>
  readonly label: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  readonly onSave: () => Promise<void>
  /** The fields. */
  readonly children: ReactNode
}

/** The fields of a record over why it was refused and the button that saves it; the first refused field gets the focus. */
export function RecordFormFrame({ form, onSave, children, ...button }: RecordFormFrameProps) {
  const { refusal, refusals, onUnreadable } = form
  const frame = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...event.currentTarget.elements].filter((field) => field instanceof HTMLInputElement)
    const unreadable = fields.filter(({ validity }) => validity.badInput).map(({ name }) => name)
    if (unreadable.length > 0) onUnreadable(unreadable)
    else void onSave()
  }
  return (
    <form ref={frame} className="grid gap-5" noValidate onSubmit={submit}>
      {children}
      <FormMessage text={refusal} />
      <SubmitButton {...button} />
    </form>
  )
}
