import { useBlocker } from '@tanstack/react-router'
import { Button } from '../../components/controls/button'
import { ModalCloseButton } from '../../components/controls/modal-close-button'
import { Modal } from '../../components/overlays/modal'

type QuestionProps = {
  readonly title: string
  readonly goOnLabel: string
  readonly onStay: () => void
  readonly onGoOn: () => void
}

/** Asked before the player gives up the one run of the day that counts. */
export function CountedRunQuestion({ title, goOnLabel, onStay, onGoOn }: QuestionProps) {
  return (
    <Modal title={title} onClose={onStay} className="max-w-lg">
      <p className="text-muted">
        This is the only run that counts for today’s leaderboard. If you stop now, any other runs today are just
        practice.
      </p>
      <div className="flex flex-wrap gap-3">
        <ModalCloseButton>Keep playing</ModalCloseButton>
        <Button tone="bare" onClick={onGoOn}>
          {goOnLabel}
        </Button>
      </div>
    </Modal>
  )
}

/** Asks before a link leads away from a run that cannot be resumed. */
export function CountedRunGuard({ isAtStake }: { readonly isAtStake: boolean }) {
  const blocker = useBlocker({
    // A replay is shown at the address of its game, in the place of the run.
    shouldBlockFn: ({ current, next }) =>
      isAtStake && (current.pathname !== next.pathname || ('run' in next.search && next.search.run !== undefined)),
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <CountedRunQuestion title="Leave this run?" goOnLabel="Leave" onStay={blocker.reset} onGoOn={blocker.proceed} />
  )
}
