import { AppError } from '@trendverse/domain/primitives/app-error'
import { errorMessage } from '@trendverse/domain/primitives/error-message'
import { useEffect, useEffectEvent, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { useServices } from '../../backend/services'
import { useDebouncedEffect } from '../../components/browser/use-debounced-effect'
import { isSameDraft, type MemeDraft } from './meme-edits'
import { draftOf } from './use-meme-editor'

/** What is sent of a meme: without the description where that is empty, which waits for its next word. */
export type MemeChange = Omit<MemeDraft, 'altText'> & { readonly altText?: string }

type EditKeeper = {
  /**
   * Sends a draft, after those sent before it; resolves with the meme as it then is, or null where nothing had changed.
   * Throws what it was refused with; the next draft brings what this one did not.
   */
  readonly keep: (draft: MemeDraft) => Promise<OwnMeme | null>
}

function changeOf({ altText, ...rest }: MemeDraft): MemeChange {
  return altText.trim() === '' ? rest : { ...rest, altText }
}

/** Tells the home of a meme what is changed of it: one call at a time, so that the latest draft is the last to arrive. */
export function createEditKeeper(first: MemeDraft, send: (change: MemeChange) => Promise<OwnMeme>): EditKeeper {
  let kept = first
  let sending: Promise<unknown> = Promise.resolve()
  const keepNext = async (draft: MemeDraft) => {
    if (isSameDraft(draft, kept)) return null
    const meme = await send(changeOf(draft))
    kept = draft
    return meme
  }
  return {
    keep: (draft) => {
      const next = sending.then(() => keepNext(draft))
      sending = next.catch(() => undefined)
      return next
    },
  }
}

/** Typing is not sent letter by letter. */
const KEEP_AFTER_MS = 800

const UNKEPT = 'Your changes aren’t saved yet. They’re still on this page, and we’ll try again with your next change.'

type KeptEdits = {
  /** Sends what was not sent yet; resolves with whether all of it is kept. */
  readonly flush: () => Promise<boolean>
  /** Why the latest changes are not kept. */
  readonly problem: string | null
}

function keepingProblem(cause: unknown): string {
  const instead = cause instanceof AppError ? { storage_full: `${cause.message} ${UNKEPT}` } : {}
  return errorMessage(cause, { tells: new Set(), instead, tellsFields: true, otherwise: UNKEPT })
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
      setProblem(keepingProblem(cause))
      return false
    }
  }
  useDebouncedEffect(draft, () => void flush(), KEEP_AFTER_MS)
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
