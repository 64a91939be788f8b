import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { FormTextArea } from '../../../components/form/form-text-area'
import { Modal } from '../../../components/overlays/modal'

const MAX_REASON_LENGTH = 500

type ReasonWindowProps = {
  readonly title: string
  /** What will follow. */
  readonly children: ReactNode
  /** Who reads the reason. */
  readonly hint: string
  readonly actionLabel: string
  readonly isRequired?: boolean
  readonly isBusy: boolean
  /** Undefined where nothing was written. */
  readonly onConfirm: (reason: string | undefined) => void
  readonly onClose: () => void
}

/** Asks why, before something is decided about a person. */
export function ReasonWindow(props: ReasonWindowProps) {
  const { title, children, hint, actionLabel, isRequired = false, isBusy, onConfirm, onClose } = props
  const id = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  return (
    <Modal title={title} onClose={onClose} className="max-w-lg">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const text = reason.trim()
          if (isRequired && text === '') setError('Please write a reason.')
          else if (!isBusy) onConfirm(text === '' ? undefined : text)
        }}
      >
        <p className="text-muted">{children}</p>
        <FormTextArea
          id={id}
          label="Reason"
          hint={hint}
          error={error}
          maxLength={MAX_REASON_LENGTH}
          className="min-h-20"
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setError(undefined)
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="solid" aria-disabled={isBusy}>
            {actionLabel}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Modal>
  )
}
