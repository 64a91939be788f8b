import { Button } from '../../components/button'
import { countOf } from '../../components/count-text'
import { Modal } from '../../components/modal'
import { ModalCloseButton } from '../../components/modal-close-button'

type EndAllSessionsProps = {
  readonly count: number
  readonly onClose: () => void
  readonly onConfirm: () => Promise<void>
}

/** Asks once more before several devices are signed out at once. */
export function EndAllSessions({ count, onClose, onConfirm }: EndAllSessionsProps) {
  return (
    <Modal title="Sign out everywhere else?" onClose={onClose} className="max-w-lg">
      <p className="text-muted">
        {countOf(count, 'session')} on other devices and browsers will end. They have to sign in again; this one stays.
      </p>
      <div className="flex flex-wrap gap-3">
        <ModalCloseButton>Keep them</ModalCloseButton>
        <Button
          tone="solid"
          onClick={() => {
            onClose()
            void onConfirm()
          }}
        >
          Sign them out
        </Button>
      </div>
    </Modal>
  )
}
