import type { ReactNode } from 'react'
import { FormMessage } from '../../../components/form/form-message'
import { SubmitButton } from '../../../components/form/submit-button'

type RecordFormFrameProps = {
  /** What was refused of the form as a whole. */
  readonly refusal: string | null
  readonly label: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  readonly onSave: () => Promise<void>
  /** The fields. */
  readonly children: ReactNode
}

/** The fields of a record over why it was refused and the button that saves it. */
export function RecordFormFrame({ refusal, onSave, children, ...button }: RecordFormFrameProps) {
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void onSave()
      }}
    >
      {children}
      <FormMessage text={refusal} />
      <SubmitButton {...button} />
    </form>
  )
}
