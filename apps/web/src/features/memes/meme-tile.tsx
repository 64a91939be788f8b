import type { ReactNode } from 'react'
import { Icon } from '../../components/icon'
import type { OwnMeme } from '../../backend/meme-calls'

type MemeTileProps = {
  readonly meme: OwnMeme
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
  /** Its picture. */
  readonly children: ReactNode
}

/** One meme of a list, small. */
export function MemeTile({ meme, isOpen, onOpen, onRemove, children }: MemeTileProps) {
  const name = meme.text.replaceAll('\n', ' / ')
  return (
    <li className="meme-tile" data-open={isOpen || undefined}>
      <button type="button" aria-label={`Open: ${name}`} aria-current={isOpen || undefined} onClick={onOpen}>
        {children}
        <span dir="auto" className="truncate text-xs text-muted">
          {meme.trendName}
        </span>
      </button>
      <button type="button" aria-label={`Delete: ${name}`} onClick={onRemove} className="meme-tile-delete">
        <Icon name="close" className="size-4" />
      </button>
    </li>
  )
}
