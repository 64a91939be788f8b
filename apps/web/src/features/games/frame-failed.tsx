import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import type { FrameFault } from '../../components/games/game-frame'

const REASONS: Readonly<Record<FrameFault, string>> = {
  load_failed: 'The game didn’t load.',
  flooding: 'The game sent too many messages to this page.',
  left_its_page: 'The game tried to open another page.',
  not_responding: 'The game stopped responding.',
}

type FrameFailedProps = { readonly fault: FrameFault; readonly onTryAgain: () => void }

/** Where the game was, after it was closed. */
export function FrameFailed({ fault, onTryAgain }: FrameFailedProps) {
  return (
    <div role="alert" className="game-overlay">
      <p className="text-lg font-semibold">{`${REASONS[fault]} We closed it.`}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button tone="solid" onClick={onTryAgain}>
          Try again
        </Button>
        <LinkButton to="/games">Back to Games</LinkButton>
      </div>
    </div>
  )
}
