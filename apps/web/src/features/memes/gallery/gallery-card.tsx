import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '../../../components/browser/lazy-part'
import { Button } from '../../../components/controls/button'
import { RelativeTime } from '../../../components/text/relative-time'
import { RemixControl } from '../remix-control'
import { RemixNote } from '../remix-note'
import { GalleryPicture } from './gallery-picture'
import type { GalleryMeme } from './read-gallery'

const MemeReportDialog = lazyPart(() => import('../meme-report-dialog').then((module) => module.MemeReportDialog))

/** One meme of the gallery, and what anybody can do with it. Its page is that of its trend, as long as there is one. */
export function GalleryCard({ meme }: { readonly meme: GalleryMeme }) {
  const navigate = useNavigate()
  const [isReported, setIsReported] = useState(false)
  const { id, trendId, trendName, createdBy, listedAt, accent } = meme
  const picture = <GalleryPicture meme={meme} />
  return (
    <article className="grid h-full content-start gap-3 rounded-lg border border-line bg-panel p-3">
      {accent === null ? (
        picture
      ) : (
        <Link to="/meme/$trendId" params={{ trendId }} search={{ m: id }} className="block rounded-md">
          {picture}
        </Link>
      )}
      <div className="grid min-w-0 gap-1">
        <h2 dir="auto" className="truncate text-left font-sans text-base leading-snug font-medium tracking-normal">
          {trendName}
        </h2>
        <p className="text-sm text-muted">
          by{' '}
          <span dir="auto" className="text-text">
            {createdBy}
          </span>
          , <RelativeTime at={listedAt} />
        </p>
        <RemixNote remixOf={meme.remixOf} />
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        {accent !== null && (
          <RemixControl
            meme={meme}
            onRemixed={(made) =>
              void navigate({ to: '/meme/$trendId', params: { trendId: made.trendId }, search: { m: made.id } })
            }
          />
        )}
        <Button
          tone="bare"
          size="sm"
          className="max-sm:min-h-11"
          aria-label={`Report: ${meme.text.replaceAll('\n', ' / ')}`}
          onClick={() => setIsReported(true)}
        >
          Report
        </Button>
      </div>
      {isReported && <MemeReportDialog id={id} onClose={() => setIsReported(false)} />}
    </article>
  )
}
