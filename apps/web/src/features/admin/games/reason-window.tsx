import { useId, useState } from 'react'
import { Button } from '../../../components/controls/button'
import { FormField } from '../../../components/form/form-field'
import { Modal } from '../../../components/overlays/modal'

type ReasonWindowProps = {
  readonly title: string
  readonly hint: string
  readonly actionLabel: string
  readonly isBusy: boolean
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

const MAX_LENGTH = 300

/** Asks why, for the audit log. */
export function ReasonWindow({ title, hint, actionLabel, isBusy, onReason, onClose }: ReasonWindowProps) {
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
          if (reason.trim() === '') setProblem('Please say why.')
          else if (!isBusy) onReason(reason.trim())
        }}
      >
        <FormField
          id={id}
          label="Reason"
          hint={hint}
          error={problem}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setProblem(undefined)
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
