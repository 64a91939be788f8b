import type { Trend } from '@trendverse/domain/trends/trend'
import { useState } from 'react'
import type { OwnMeme } from '../../backend/call/meme-calls'
import { useSharedItem } from '../../backend/trends/use-shared-item'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { MemeThumb } from '../../components/memes/meme-thumb'
import { RelativeTime } from '../../components/text/relative-time'
import { RemixControl } from './remix-control'
import { RemixNote } from './remix-note'

const MemeReportDialog = lazyPart(() => import('./meme-report-dialog').then((module) => module.MemeReportDialog))

type SharedMemeCardProps = {
  readonly id: string
  readonly trend: Trend
  /** Whoever reads it has remixed it. Absent where nobody is signed in: they are led to that. */
  readonly onRemixed?: (meme: OwnMeme) => void
}

/** OP-64: a shared meme, to read, whoever one is, and to remix where its maker listed it. */
export function SharedMemeCard({ id, trend, onRemixed }: SharedMemeCardProps) {
  const meme = useSharedItem(`shared meme ${id}`, (backend, signal) => backend.memes.shared({ id }, { signal }))
  const [isReported, setIsReported] = useState(false)
  if (meme === 'loading') return <div className="meme-shared-room" aria-busy="true" />
  if (meme === 'missing' || meme === 'failed') {
    return (
      <p role="status" className="meme-note">
        {meme === 'missing' ? 'This meme isn’t shared.' : 'The shared meme didn’t load. Reload the page to try again.'}
      </p>
    )
  }
  return (
    <figure className="meme-card meme-shared">
      <MemeThumb meme={meme} accent={trend.color} className="w-full rounded-md" />
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-muted">
        <div className="grid gap-1">
          <p>
            A meme about <span dir="auto">{meme.trendName}</span> by{' '}
            <span dir="auto" className="font-medium text-text">
              {meme.createdBy}
            </span>
            , <RelativeTime at={meme.createdAt} />
          </p>
          <RemixNote remixOf={meme.remixOf} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {meme.isListed && <RemixControl meme={meme} {...(onRemixed && { onRemixed })} />}
          <Button tone="bare" size="sm" onClick={() => setIsReported(true)}>
            Report
          </Button>
        </div>
        {isReported && <MemeReportDialog id={meme.id} onClose={() => setIsReported(false)} />}
      </figcaption>
    </figure>
  )
}
