import { SAVED_KEPT } from '@trendverse/domain/memes/meme'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { errorMessage } from '@trendverse/domain/primitives/error-message'
import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { useServices } from '../../backend/services'
import { Button } from '../../components/controls/button'
import { Modal } from '../../components/overlays/modal'
import { notify } from '../../components/overlays/notify'
import { PictureError } from './export-picture'

/** MM-15 */
const SAVED_TEXT = 'Meme saved to your collection!'
const UNSAVED_TEXT = 'Your meme couldn’t be saved. Please try again.'

type Saving = {
  readonly meme: OwnMeme
  /** How many the collection holds; null while that is not known. */
  readonly savedCount: number | null
  /** Keeps edits and picture; throws where that did not work. */
  readonly keep: () => Promise<void>
  readonly onSaved: (meme: OwnMeme) => void
}

/** Puts a meme into the collection. The fifty-first needs a word first: it replaces the oldest (OP-55). */
export function useSaving({ meme, savedCount, keep, onSaved }: Saving) {
  const { call } = useServices()
  const [phase, setPhase] = useState<'resting' | 'asking' | 'saving'>('resting')
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (replaceOldest: boolean) => {
    if (phase === 'saving') return
    if (!replaceOldest && savedCount !== null && savedCount >= SAVED_KEPT) return setPhase('asking')
    setPhase('saving')
    setProblem(null)
    try {
      await keep()
      const { data } = await call((backend) => backend.memes.save({ id: meme.id, replaceOldest }))
      onSaved(data)
      notify(SAVED_TEXT)
      setPhase('resting')
    } catch (cause) {
      const isFull = cause instanceof AppError && cause.code === 'conflict' && !replaceOldest
      setPhase(isFull ? 'asking' : 'resting')
      if (isFull) return
      logFailure('A meme could not be saved.', cause)
      setProblem(savingProblem(cause))
    }
  }
  return {
    isAsking: phase === 'asking',
    isSaving: phase === 'saving',
    problem,
    save: () => save(false),
    replace: () => save(true),
    keepAsItIs: () => setPhase('resting'),
  }
}

const USER_FACING_CODES: ReadonlySet<ErrorCode> = new Set(['storage_full', 'rate_limited'])

function savingProblem(cause: unknown): string {
  if (cause instanceof PictureError) return cause.message
  return errorMessage(cause, { tells: USER_FACING_CODES, tellsFields: true, otherwise: UNSAVED_TEXT })
}

type SaveAreaProps = {
  readonly saving: ReturnType<typeof useSaving>
  readonly isSaved: boolean
  /** Who cannot see the picture is told what it shows. */
  readonly isDescribed: boolean
}

const UNDESCRIBED = 'Please add alt text for screen readers first.'

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
            You can keep {SAVED_KEPT} memes. If you save this one, the oldest leaves your collection. It stays in your
            history until you’ve made a hundred newer ones.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button tone="solid" onClick={() => void saving.replace()}>
              Replace the oldest
            </Button>
            <Button onClick={saving.keepAsItIs}>Don’t save</Button>
          </div>
        </Modal>
      )}
    </div>
  )
}
