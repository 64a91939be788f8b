import { AppError } from '@trendverse/domain/primitives/app-error'
import { useEffect, useEffectEvent, useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { useServices } from '../../backend/services'
import type { OwnMeme } from '../../backend/meme-calls'
import { useWhenRested } from '../../components/use-when-rested'
import { createEditKeeper } from './edit-keeper'
import type { MemeDraft } from './meme-edits'
import { draftOf } from './use-meme-editor'

/** Typing is not sent letter by letter. */
const KEEP_AFTER_MS = 800

const UNKEPT = 'Your changes could not be kept yet. They stay on this page; the next change tries again.'

export type KeptEdits = {
  /** Sends what was not sent yet; resolves with whether all of it is kept. */
  readonly flush: () => Promise<boolean>
  /** Why the latest changes are not kept. */
  readonly problem: string | null
}

function wordsOf(cause: unknown): string {
  if (!(cause instanceof AppError)) return UNKEPT
  const [refused] = Object.values(cause.fields ?? {})
  return refused ?? (cause.code === 'storage_full' ? `${cause.message} ${UNKEPT}` : UNKEPT)
}

/** Drafts of memes that were closed, or could not be kept, by the id of the meme: whoever opens it again goes on there. */
export type UnkeptDrafts = Map<string, MemeDraft>

type Options = {
  readonly meme: OwnMeme
  readonly draft: MemeDraft
  readonly unkept: UnkeptDrafts
  readonly onKept: (meme: OwnMeme) => void
}

/** Tells the home of the meme what was changed of it, once it rests, and at the latest when the page is left. */
export function useKeptEdits({ meme, draft, unkept, onKept }: Options): KeptEdits {
  const { call } = useServices()
  const [problem, setProblem] = useState<string | null>(null)
  const [keeper] = useState(() =>
    createEditKeeper(
      draftOf(meme),
      async (change) => (await call((backend) => backend.memes.edit({ id: meme.id, ...change }))).data,
    ),
  )
  const flush = async () => {
    unkept.set(meme.id, draft)
    try {
      const kept = await keeper.keep(draft)
      if (unkept.get(meme.id) === draft) unkept.delete(meme.id)
      setProblem(null)
      if (kept !== null) onKept(kept)
      return true
    } catch (cause) {
      logFailure('Changes of a meme could not be kept.', cause)
      setProblem(wordsOf(cause))
      return false
    }
  }
  useWhenRested(draft, () => void flush(), KEEP_AFTER_MS)
  const flushLeft = useEffectEvent(() => void flush())
  useEffect(() => {
    const leave = () => flushLeft()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return { flush, problem }
}
