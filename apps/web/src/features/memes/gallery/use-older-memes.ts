import { useState } from 'react'
import { logFailure } from '../../../backend/call/log-failure'
import { useServices } from '../../../backend/services'
import { type GalleryMeme, readGalleryPart } from './read-gallery'

type Older = {
  readonly memes: readonly GalleryMeme[]
  readonly cursor: string | null
  readonly phase: 'resting' | 'loading' | 'failed'
}

/** Older memes behind the first page, read one page after the other when asked for. */
export function useOlderMemes(firstCursor: string | null) {
  const services = useServices()
  const [{ memes, cursor, phase }, setOlder] = useState<Older>({ memes: [], cursor: firstCursor, phase: 'resting' })
  const load = async () => {
    if (cursor === null || phase === 'loading') return
    setOlder({ memes, cursor, phase: 'loading' })
    try {
      const part = await readGalleryPart(services, cursor)
      setOlder({ memes: [...memes, ...part.data], cursor: part.nextCursor, phase: 'resting' })
    } catch (cause) {
      logFailure('Older memes could not be read.', cause)
      setOlder({ memes, cursor, phase: 'failed' })
    }
  }
  return { memes, phase, hasMore: cursor !== null, load }
}
