import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../components/controls/button'
import { LinkButton } from '../../components/controls/link-button'
import { MemeThumb } from '../../components/memes/meme-thumb'
import { EmptyState } from '../../components/page/empty-state'
import { countOf } from '../../components/text/count-text'
import type { ProfileData } from './read-profile-page'

/** As many as two rows hold. */
const SHOWN_AT_FIRST = 8

type SavedMemesProps = {
  /** Null when they could not be read; the profile stands without them. */
  readonly memes: ProfileData['memes']
}

/** OP-55: the memes one keeps, each of which opens where it was made. */
export function SavedMemes({ memes }: SavedMemesProps) {
  const [areAllShown, setAreAllShown] = useState(false)
  const saved = memes?.saved ?? []
  const shown = areAllShown ? saved : saved.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-labelledby="memes" className="profile-card content-start">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="memes" className="text-xl">
          Your memes
        </h2>
        {memes !== null && memes.kept > 0 && (
          <p className="text-sm text-muted tabular-nums">
            {saved.length} saved, {countOf(memes.kept, 'meme')} in your history
          </p>
        )}
      </div>
      {memes === null ? (
        <p className="text-sm text-muted">Your memes didn’t load, but nothing has been lost. Please try again later.</p>
      ) : saved.length === 0 ? (
        <EmptyState title="No saved memes yet" text="Make one about any trend and save it. Up to fifty appear here.">
          <LinkButton to="/trends">Choose a trend</LinkButton>
        </EmptyState>
      ) : (
        <>
          <ul className="profile-memes">
            {shown.map((meme) => (
              <li key={meme.id}>
                <Link
                  to="/meme/$trendId"
                  params={{ trendId: meme.trendId }}
                  search={{ m: meme.id }}
                  className="grid gap-1.5 text-xs text-muted hover:text-text"
                >
                  <MemeThumb meme={meme} density={0.4} className="w-full" />
                  <span dir="auto" className="truncate">
                    {meme.trendName}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {shown.length < saved.length && (
            <Button size="sm" onClick={() => setAreAllShown(true)} className="min-h-11 justify-self-start">
              Show all {saved.length}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
