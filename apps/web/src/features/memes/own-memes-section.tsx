import type { Trend } from '@trendverse/domain/trends/trend'
import { type ReactNode, useState } from 'react'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { Button } from '../../components/controls/button'
import { Icon } from '../../components/controls/icon'
import { MemeThumb } from '../../components/memes/meme-thumb'
import { Skeleton } from '../../components/page/skeleton'
import type { OwnMemesControls } from './use-own-memes'

type MemeTileProps = {
  readonly meme: OwnMeme
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
  /** Its picture. */
  readonly children: ReactNode
}

/** One meme of a list, small. */
function MemeTile({ meme, isOpen, onOpen, onRemove, children }: MemeTileProps) {
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

type OwnMemesSectionProps = {
  readonly controls: OwnMemesControls
  /** The open one. */
  readonly openId: string | null
  /** Whose page this is: memes about it are drawn in its colour. */
  readonly trend: Pick<Trend, 'id' | 'color'>
  readonly onOpen: (meme: OwnMeme) => void
  readonly onRemove: (meme: OwnMeme) => void
}

const LISTS = [
  { name: 'recent', label: 'Recent Memes', empty: 'Your memes appear here, newest first.' },
  { name: 'saved', label: 'My collection', empty: 'Nothing saved yet. Save a meme to keep it here.' },
] as const

/** MM-17, OP-55: what one made lately and what one keeps, to open again or to delete. */
export function OwnMemesSection({ controls, openId, trend, onOpen, onRemove }: OwnMemesSectionProps) {
  const [chosen, setChosen] = useState<(typeof LISTS)[number]['name']>('recent')
  const { lists, hasFailed, leaving } = controls
  const list = LISTS.find(({ name }) => name === chosen) ?? LISTS[0]
  const memes = lists?.[list.name] ?? []
  return (
    <section aria-label="Your memes" className="own-memes">
      <div className="flex flex-wrap items-center gap-2">
        {LISTS.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            data-chosen={name === chosen || undefined}
            onClick={() => setChosen(name)}
            className="meme-chip"
          >
            {label}
            {lists !== null && <span className="ml-2 text-faint tabular-nums">{lists[name].length}</span>}
          </button>
        ))}
      </div>
      <output className="empty:hidden">
        {leaving !== null && (
          <span className="meme-note fade-in flex items-center justify-between gap-4">
            Meme deleted.
            <Button size="sm" onClick={controls.takeBack}>
              Undo
            </Button>
          </span>
        )}
      </output>
      {hasFailed ? (
        <p role="alert" className="meme-note flex flex-wrap items-center justify-between gap-3">
          Your memes didn’t load.
          <Button size="sm" onClick={controls.readAgain}>
            Try again
          </Button>
        </p>
      ) : lists === null ? (
        <div aria-hidden="true" className="meme-tiles">
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="aspect-4/3 rounded-md!" />
          ))}
        </div>
      ) : memes.length === 0 ? (
        <p className="text-sm text-muted">{list.empty}</p>
      ) : (
        <ul className="meme-tiles">
          {memes.map((meme) => (
            <MemeTile
              key={meme.id}
              meme={meme}
              isOpen={meme.id === openId}
              onOpen={() => onOpen(meme)}
              onRemove={() => onRemove(meme)}
            >
              <MemeThumb
                meme={meme}
                {...(meme.trendId === trend.id && { accent: trend.color, isDrawn: true })}
                density={0.4}
                className="w-full"
              />
            </MemeTile>
          ))}
        </ul>
      )}
    </section>
  )
}
