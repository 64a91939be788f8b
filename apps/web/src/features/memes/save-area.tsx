import { SAVED_KEPT } from '@trendverse/domain/memes/meme'
import { Button } from '../../components/button'
import { Modal } from '../../components/modal'
import type { useSaving } from './use-saving'

type SaveAreaProps = {
  readonly saving: ReturnType<typeof useSaving>
  readonly isSaved: boolean
  /** Who cannot see the picture is told what it shows. */
  readonly isDescribed: boolean
}

const UNDESCRIBED = 'Describe the picture first: who cannot see it reads that.'

/** MM-15, OP-55 */
export function SaveArea({ saving, isSaved, isDescribed }: SaveAreaProps) {
  return (
    <div className="grid gap-2">
      <Button
        tone="solid"
        aria-disabled={saving.isSaving || !isDescribed}
        aria-describedby={isDescribed ? undefined : 'undescribed'}
        onClick={() => isDescribed && void saving.save()}
        className={isDescribed ? 'px-8' : 'px-8 opacity-50'}
      >
        {saving.isSaving ? 'Saving...' : isSaved ? 'Save again' : 'Save'}
      </Button>
      {!isDescribed && (
        <p id="undescribed" className="text-sm text-warn">
          {UNDESCRIBED}
        </p>
      )}
      {saving.problem !== null && (
        <p role="alert" className="text-sm text-warn">
          {saving.problem}
        </p>
      )}
      {saving.isAsking && (
        <Modal title="Your collection is full" onClose={saving.keepAsItIs} className="max-w-lg">
          <p className="text-muted">
            It holds {SAVED_KEPT} memes. Saving this one takes the oldest out of it; that one stays in your history for
            as long as a hundred others do not push it out.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button tone="solid" onClick={() => void saving.replace()}>
              Replace the oldest
            </Button>
            <Button onClick={saving.keepAsItIs}>Keep it as it is</Button>
          </div>
        </Modal>
      )}
    </div>
  )
}
