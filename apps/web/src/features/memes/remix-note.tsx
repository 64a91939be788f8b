import { Link } from '@tanstack/react-router'
import type { OwnMeme } from '../../backend/call/meme-calls'

/** Whose meme this one began as, with the way there; nothing of whoever shares theirs no longer. */
export function RemixNote({ remixOf }: Pick<OwnMeme, 'remixOf'>) {
  if (remixOf === null) return null
  const { original } = remixOf
  if (original === null) return <p className="text-sm text-muted">Remix of a meme that’s no longer shared</p>
  return (
    <p className="text-sm text-muted">
      Remix of{' '}
      <Link
        to="/meme/$trendId"
        params={{ trendId: original.trendId }}
        search={{ m: original.id }}
        className="text-text underline underline-offset-4"
      >
        <span dir="auto">{original.createdBy}</span>’s meme
      </Link>
    </p>
  )
}
