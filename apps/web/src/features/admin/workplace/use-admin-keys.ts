import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { notify } from '../../../components/overlays/notify'
import { useAdmin } from '../admin-context'
import { undoStoreOf } from '../change/undo-store'
import { TABLE_SEARCH } from '../table/table-toolbar'
import { createKeyReader } from './admin-keys'
import { pageOfLetter } from './admin-pages'

const WRITING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

type Windows = { readonly openCommands: () => void; readonly openKeys: () => void }

/** Listens to the keys of the workplace; in an open dialog they are its own. */
export function useAdminKeys(isIn: boolean, { openCommands, openKeys }: Windows): void {
  const admin = useAdmin()
  const navigate = useNavigate()
  const [read] = useState(createKeyReader)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    const isWriting = event.target instanceof Element && event.target.closest(WRITING) !== null
    const wish = read(event, isWriting)
    if (wish === null) return
    switch (wish.kind) {
      case 'commands':
        openCommands()
        break
      case 'keys':
        openKeys()
        break
      case 'undo':
        if (!undoStoreOf(admin).undoLatest()) notify('Nothing to undo.')
        break
      case 'search':
        document.querySelector<HTMLElement>(`[${TABLE_SEARCH}]`)?.focus()
        break
      case 'go': {
        const entry = pageOfLetter(wish.letter)
        if (!entry) return
        void navigate({ to: '/admin/{-$page}', params: { page: entry.page } })
      }
    }
    event.preventDefault()
  })
  useEffect(() => {
    if (!isIn) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isIn])
}
