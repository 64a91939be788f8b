import { type KeyboardEvent, useState } from 'react'

type PickKeys = {
  readonly isOpen: boolean
  readonly count: number
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onPick: (index: number) => void
}

/** The keys of a field with a list below it: arrows move, Enter takes, Escape closes. */
export function usePickKeys({ isOpen, count, onOpen, onClose, onPick }: PickKeys) {
  const [moved, setMoved] = useState(0)
  const active = Math.min(moved, Math.max(0, count - 1))
  const move = (step: number) => {
    if (!isOpen) onOpen()
    else if (count > 0) setMoved((active + step + count) % count)
  }
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(isOpen && { Enter: () => onPick(active), Escape: onClose }),
  }
  return {
    active,
    restart: () => setMoved(0),
    onKeyDown: (event: KeyboardEvent) => {
      const act = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}
