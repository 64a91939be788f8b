import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useRuntime } from '../../../backend/services'
import { Button } from '../../../components/controls/button'
import { LinkButton } from '../../../components/controls/link-button'
import { EmptyState } from '../../../components/page/empty-state'
import { countOf } from '../../../components/text/count-text'
import { GalleryCard } from './gallery-card'
import { GalleryHead } from './gallery-head'
import type { Gallery, GalleryMeme } from './read-gallery'
import { useOlderMemes } from './use-older-memes'

const route = getRouteApi('/memes')

/** The first page as it is now, then the older ones: each meme once, as it was read last. */
function withoutRepeats(first: readonly GalleryMeme[], older: readonly GalleryMeme[]): readonly GalleryMeme[] {
  const memes = [...first, ...older]
  const ids = memes.map(({ id }) => id)
  return memes.filter(({ id }, index) => ids.indexOf(id) === index)
}

/** The end of the gallery: more of it, what keeps it from coming, or that this was all. */
function OlderMemes({ older, shown }: { readonly older: ReturnType<typeof useOlderMemes>; readonly shown: number }) {
  const isLoading = older.phase === 'loading'
  return (
    <div className="grid justify-items-center gap-3 border-t border-line pt-8 text-center">
      {older.hasMore && (
        <Button onClick={() => void older.load()} aria-disabled={isLoading} aria-busy={isLoading}>
          {isLoading ? 'Loading older memes...' : 'Show older memes'}
        </Button>
      )}
      <p role="status" className="text-sm text-faint tabular-nums">
        {older.phase === 'failed' && 'Older memes couldn’t be loaded. '}
        {older.hasMore ? `${countOf(shown, 'meme')} so far` : `That’s all: ${countOf(shown, 'meme')}.`}
      </p>
    </div>
  )
}

function GalleryList({ first }: { readonly first: Gallery }) {
  const older = useOlderMemes(first)
  const memes = withoutRepeats(first.data, older.memes)
  if (memes.length === 0 && !older.hasMore) {
    return (
      <EmptyState title="No memes here yet" text="Make one about a trend and share it to start the gallery.">
        <LinkButton to="/trends" tone="solid">
          Choose a trend
        </LinkButton>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {memes.map((meme) => (
          <li key={meme.id} className="min-w-0">
            <GalleryCard meme={meme} />
          </li>
        ))}
      </ul>
      <OlderMemes older={older} shown={memes.length} />
    </>
  )
}

/** `/memes`: what makers shared, the latest first, to look at, to remix, to report. */
export function GalleryPage() {
  const first = route.useLoaderData()
  const router = useRouter()
  const runtime = useRuntime()
  const isOfOther = first.home !== runtime
  // What the server wrote is not this device's gallery, which stands in once the server is lost.
  useEffect(() => {
    if (isOfOther) void router.invalidate()
  }, [isOfOther, router])
  return (
    <div className="page grid grid-cols-1 gap-8">
      <GalleryHead isOnDevice={runtime === 'browser'} />
      <GalleryList key={first.home} first={first} />
    </div>
  )
}
