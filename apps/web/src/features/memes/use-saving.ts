import { SAVED_KEPT } from '@trendverse/domain/memes/meme'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import type { OwnMeme } from '../../backend/meme-calls'
import { notify } from '../../components/notify'
import { PictureError } from './export-picture'

/** MM-15 */
const SAVED_TEXT = 'Meme saved to your collection!'
const UNSAVED_TEXT = 'Your meme could not be saved. Please try again.'

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
      setProblem(wordsOf(cause))
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

function wordsOf(cause: unknown): string {
  if (cause instanceof PictureError) return cause.message
  if (!(cause instanceof AppError)) return UNSAVED_TEXT
  const [field] = Object.values(cause.fields ?? {})
  return field ?? (cause.code === 'storage_full' || cause.code === 'rate_limited' ? cause.message : UNSAVED_TEXT)
}
