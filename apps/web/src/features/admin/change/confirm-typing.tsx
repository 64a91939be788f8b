import { type ReactNode, useId, useState } from 'react'
import { FormField } from '../../../components/form/form-field'
import { Modal } from '../../../components/overlays/modal'
import { FormButtons } from './form-buttons'

type ConfirmTypingProps = {
  readonly title: string
  /** What will be gone, and that it cannot be had back. */
  readonly children: ReactNode
  /** What has to be typed: the name of what goes. */
  readonly word: string
  readonly actionLabel: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for the name of what cannot be brought back, so that no slip removes it. */
export function ConfirmTyping({ title, children, word, actionLabel, isBusy, onConfirm, onClose }: ConfirmTypingProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const isRight = typed.trim() === word.trim()
  return (
    <Modal title={title} onClose={onClose} className="max-w-lg">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (isRight && !isBusy) onConfirm()
        }}
      >
        <div className="grid gap-2 text-muted">{children}</div>
        <FormField
          id={id}
          label={`Type ${word} to confirm`}
          error={undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormButtons label={actionLabel} isBusy={isBusy} isDisabled={!isRight} onCancel={onClose} />
      </form>
    </Modal>
  )
}
