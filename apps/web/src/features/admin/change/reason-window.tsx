import { type ReactNode, useId, useState } from 'react'
import { FormTextArea } from '../../../components/form/form-text-area'
import { Modal } from '../../../components/overlays/modal'
import { FormButtons } from './form-buttons'

type ReasonWindowProps = {
  readonly title: string
  /** What will follow. */
  readonly children?: ReactNode
  /** Who reads the reason. */
  readonly hint: string
  readonly actionLabel: string
  /** Characters the contract takes. */
  readonly maxLength?: number
  readonly isRequired?: boolean
  readonly isBusy: boolean
  /** The reason without spaces around it; empty where none was given. */
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why, before something is decided. */
export function ReasonWindow(props: ReasonWindowProps) {
  const { title, children, hint, actionLabel, maxLength = 500, isRequired = false, isBusy, onConfirm, onClose } = props
  const id = useId()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  return (
    <Modal title={title} onClose={onClose} className="max-w-lg">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const text = reason.trim()
          if (isRequired && text === '') setProblem('Please give a reason.')
          else if (!isBusy) onConfirm(text)
        }}
      >
        {children !== undefined && <p className="text-muted">{children}</p>}
        <FormTextArea
          id={id}
          label="Reason"
          hint={hint}
          error={problem}
          maxLength={maxLength}
          className="min-h-20"
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setProblem(undefined)
          }}
        />
        <FormButtons label={actionLabel} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Modal>
  )
}
