import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BegunMeme, keepBegunMeme } from './begun-meme'
import { type MemeEditor, useMemeEditor } from './use-meme-editor'

const tabStorage = () => window.sessionStorage

type BegunEditor = {
  readonly editor: MemeEditor
  readonly keep: () => void
  /** The meme it was already made into, whose words were refused; null: none yet. */
  readonly madeId: () => string | null
  readonly keepMade: (id: string) => void
}

/** The editor of a meme that was begun without an account. What is changed in it outlives a reload and the sign-in. */
export function useBegunEditor(begun: BegunMeme, altText: string): BegunEditor {
  const editor = useMemeEditor({ ...begun, altText })
  const { draft } = editor
  const [first] = useState(draft)
  const isChanged = useRef(false)
  const made = useRef(begun.madeId)
  const keep = () => {
    const { captions, placements } = draft
    keepBegunMeme(tabStorage, { ...begun, captions, placements, madeId: made.current })
  }
  const keepChanges = useEffectEvent(() => {
    // Once something was kept, undoing everything is a change as well.
    isChanged.current ||= draft !== first
    if (isChanged.current) keep()
  })
  useEffect(() => keepChanges(), [draft])
  return {
    editor,
    keep,
    madeId: () => made.current,
    keepMade: (id) => {
      made.current = id
      keep()
    },
  }
}
