import { HISTORY_SHOWN, SAVED_KEPT } from '@trendverse/domain/memes/meme'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { useRead } from '../../backend/reads/use-read'
import { useServices } from '../../backend/services'

/** The memes one made lately and those one keeps, the latest first (MM-17, MM-20). */
type OwnMemes = { readonly recent: readonly OwnMeme[]; readonly saved: readonly OwnMeme[] }

const without = (memes: readonly OwnMeme[], id: string) => memes.filter((meme) => meme.id !== id)

/** A meme that is new or became different: on top of its list, or where it stood. */
export function withMeme(lists: OwnMemes, meme: OwnMeme): OwnMemes {
  const put = (memes: readonly OwnMeme[]) =>
    memes.some(({ id }) => id === meme.id) ? memes.map((kept) => (kept.id === meme.id ? meme : kept)) : [meme, ...memes]
  return {
    recent: put(lists.recent).slice(0, HISTORY_SHOWN),
    saved: meme.savedAt === null ? without(lists.saved, meme.id) : put(lists.saved).slice(0, SAVED_KEPT),
  }
}

/** A meme that became different, where it stands; one that is gone stays gone. */
export function replaced(lists: OwnMemes, meme: OwnMeme): OwnMemes {
  return findMeme(lists, meme.id) === null ? lists : withMeme(lists, meme)
}

/** Without a meme. */
export function withoutMeme(lists: OwnMemes, id: string): OwnMemes {
  return { recent: without(lists.recent, id), saved: without(lists.saved, id) }
}

/** The meme of an id, where one of the lists has it. */
export function findMeme(lists: OwnMemes, id: string): OwnMeme | null {
  return [...lists.recent, ...lists.saved].find((meme) => meme.id === id) ?? null
}

/** How long a deletion can be taken back. */
const UNDO_MS = 8 * SECOND_MS

type Deletion = { readonly meme: OwnMeme; readonly before: OwnMemes; readonly timer: ReturnType<typeof setTimeout> }

export type OwnMemesControls = {
  /** Null until it is read. */
  readonly lists: OwnMemes | null
  readonly hasFailed: boolean
  readonly readAgain: () => void
  /** A meme is new, or was put into the collection. */
  readonly put: (meme: OwnMeme) => void
  /** A meme became different. */
  readonly change: (meme: OwnMeme) => void
  /** Deletes a meme, unless that is taken back in time. */
  readonly remove: (meme: OwnMeme) => void
  /** What is about to be deleted. */
  readonly leaving: OwnMeme | null
  readonly takeBack: () => void
}

/** What one made: read once, changed here as it changes. */
export function useOwnMemes(): OwnMemesControls {
  const { call } = useServices()
  const read = useRead<OwnMemes>('own memes', async (backend, signal) => {
    const [recent, saved] = await Promise.all([
      backend.memes.history({ page: 1, pageSize: HISTORY_SHOWN }, { signal }),
      backend.memes.saved({ page: 1, pageSize: SAVED_KEPT }, { signal }),
    ])
    return { data: { recent: recent.data, saved: saved.data } }
  })
  const { data: lists, update } = read
  const [leaving, setLeaving] = useState<OwnMeme | null>(null)
  const deletion = useRef<Deletion | null>(null)

  const carryOut = async () => {
    const due = deletion.current
    if (due === null) return
    deletion.current = null
    clearTimeout(due.timer)
    setLeaving(null)
    try {
      await call((backend) => backend.memes.remove({ id: due.meme.id }))
    } catch (cause) {
      logFailure('A meme could not be deleted.', cause)
      // It is there still: what is shown says so.
      update((now) => now && withMeme(now, due.meme))
    }
  }
  const carryOutLeft = useEffectEvent(carryOut)
  useEffect(() => {
    const leave = () => void carryOutLeft()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    lists,
    hasFailed: read.phase === 'failed',
    readAgain: read.refresh,
    put: (meme) => update((now) => withMeme(now ?? { recent: [], saved: [] }, meme)),
    change: (meme) => update((now) => now && replaced(now, meme)),
    remove: (meme) => {
      if (lists === null) return
      void carryOut()
      deletion.current = { meme, before: lists, timer: setTimeout(() => void carryOut(), UNDO_MS) }
      update((now) => now && withoutMeme(now, meme.id))
      setLeaving(meme)
    },
    leaving,
    takeBack: () => {
      const due = deletion.current
      if (due === null) return
      clearTimeout(due.timer)
      deletion.current = null
      setLeaving(null)
      update(() => due.before)
    },
  }
}
