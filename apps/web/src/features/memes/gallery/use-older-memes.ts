import { useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import { useServices } from '../../../backend/services'
import { type Gallery, type GalleryMeme, readGalleryPart } from './read-gallery'

type Older = {
  readonly memes: readonly GalleryMeme[]
  readonly cursor: string | null
  readonly phase: 'resting' | 'loading' | 'failed'
}

/**
 * Older memes behind the first page, read one page after the other when asked for. From then on the page they began behind is
 * part of them: read anew, the first one has moved on.
 */
export function useOlderMemes(first: Gallery) {
  const services = useServices()
  const [older, setOlder] = useState<Older | null>(null)
  const { memes, cursor, phase } = older ?? { memes: [], cursor: first.nextCursor, phase: 'resting' }
  const load = async () => {
    if (cursor === null || phase === 'loading') return
    const before = older === null ? first.data : memes
    setOlder({ memes: before, cursor, phase: 'loading' })
    try {
      const part = await readGalleryPart(services, cursor)
      setOlder({ memes: [...before, ...part.data], cursor: part.nextCursor, phase: 'resting' })
    } catch (cause) {
      logFailure('Older memes could not be read.', cause)
      setOlder({ memes: before, cursor, phase: 'failed' })
    }
  }
  return { memes, phase, hasMore: cursor !== null, load }
}
