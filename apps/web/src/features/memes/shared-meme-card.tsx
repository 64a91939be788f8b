import type { Trend } from '@trendverse/domain/trends/trend'
import { useState } from 'react'
import { useSharedItem } from '../../backend/trends/use-shared-item'
import { lazyPart } from '../../components/browser/lazy-part'
import { Button } from '../../components/controls/button'
import { MemeThumb } from '../../components/memes/meme-thumb'
import { RelativeTime } from '../../components/text/relative-time'

const MemeReportDialog = lazyPart(() => import('./meme-report-dialog').then((module) => module.MemeReportDialog))

type SharedMemeCardProps = { readonly id: string; readonly trend: Trend }

/** OP-64: a shared meme, to read, whoever one is. */
export function SharedMemeCard({ id, trend }: SharedMemeCardProps) {
  const meme = useSharedItem(`shared meme ${id}`, (backend, signal) => backend.memes.shared({ id }, { signal }))
  const [isReported, setIsReported] = useState(false)
  if (meme === 'loading') return <div className="meme-shared-room" aria-busy="true" />
  if (meme === 'missing' || meme === 'failed') {
    return (
      <p role="status" className="meme-note">
        {meme === 'missing'
          ? 'This meme is not shared.'
          : 'The shared meme did not load. Reload the page to try again.'}
      </p>
    )
  }
  return (
    <figure className="meme-card meme-shared">
      <MemeThumb meme={meme} accent={trend.color} className="w-full rounded-md" />
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-muted">
        <span>
          A meme about <span dir="auto">{meme.trendName}</span> by{' '}
          <span dir="auto" className="font-medium text-text">
            {meme.createdBy}
          </span>
          , <RelativeTime at={meme.createdAt} />
        </span>
        <Button tone="bare" size="sm" onClick={() => setIsReported(true)}>
          Report
        </Button>
        {isReported && <MemeReportDialog id={meme.id} onClose={() => setIsReported(false)} />}
      </figcaption>
    </figure>
  )
}
