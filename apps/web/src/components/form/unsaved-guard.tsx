import { useBlocker } from '@tanstack/react-router'
import { Button } from '../controls/button'
import { ModalCloseButton } from '../controls/modal-close-button'
import { Modal } from '../overlays/modal'

type UnsavedGuardProps = {
  readonly isUnsaved: boolean
  /** Who is signed out can save nothing any more, and is not held up. */
  readonly canSave: () => boolean
}

/** Asks before what was typed and not saved is lost, by a link as by closing the tab. */
export function UnsavedGuard({ isUnsaved, canSave }: UnsavedGuardProps) {
  const isAtStake = () => isUnsaved && canSave()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isAtStake() && current.pathname !== next.pathname,
    enableBeforeUnload: isAtStake,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Modal title="Leave without saving?" onClose={blocker.reset} className="max-w-lg">
      <p className="text-muted">Your changes haven’t been saved yet.</p>
      <div className="flex flex-wrap gap-3">
        <ModalCloseButton>Stay here</ModalCloseButton>
        <Button tone="bare" onClick={blocker.proceed}>
          Leave without saving
        </Button>
      </div>
    </Modal>
  )
}
